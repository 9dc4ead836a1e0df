import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runQuietly } from '../../setup/processes.mjs'
import { commandFile, inProject } from '../../setup/project.mjs'
import { countResults, readJourneys, readVitest } from './read-results.mjs'

let folder: string

beforeEach(() => {
  // Within the project, whose packages the files of these runs import.
  const cache = inProject('node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'read-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}

/** What a runner of its own writes of the files in the folder. */
const reportOf = async (args: readonly string[]): Promise<string> => {
  const report = join(folder, 'report.json')
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  // Run within Vitest, a runner would take itself for a worker of this one.
  for (const name of ['VITEST', 'VITEST_WORKER_ID', 'VITEST_POOL_ID', 'TEST'])
    Reflect.deleteProperty(env, name)
  await runQuietly({ file: process.execPath, args: [...args], cwd: folder, env })
  return readFileSync(report, 'utf8')
}

/** The texts of files that the runners of these tests run: what they hold is to be counted. */
const broken = `throw new Error('broken')`
const assertions = `it('holds', () => {}); it('does not', () => { throw new Error('no') }); it.skip('may', () => {})`

describe('what Vitest writes', () => {
  it('counts tests with what they took, and a file that breaks outside of them', {
    tags: ['deep'],
  }, async () => {
    write({
      'vitest.config.mjs': 'export default {}',
      'some.test.mjs': `import { afterEach, describe, it } from 'vitest'
        afterEach(({ task }) => { task.meta.cpuMs = 12 })
        describe('a rule', () => { ${assertions} })`,
      'broken.test.mjs': broken,
      'after.test.mjs': `import { afterAll, it } from 'vitest'; it('holds', () => {}); afterAll(() => { ${broken} })`,
    })
    const report = `--outputFile=${join(folder, 'report.json')}`
    const vitest = commandFile('vitest', 'vitest')
    const results = readVitest(await reportOf([vitest, 'run', `--root=${folder}`, '--reporter=json', report]))
    expect(countResults(results)).toEqual({ passed: 2, failed: 3, skipped: 1 })
    expect(results.troubles.toSorted()).toEqual([
      expect.stringContaining('after.test.mjs broke outside its tests'),
      expect.stringContaining('broken.test.mjs broke outside its tests'),
    ])
    expect(results.tests.filter(({ file }) => file.endsWith('some.test.mjs'))).toEqual([
      expect.objectContaining({ title: 'a rule holds', outcome: 'passed', cpuMs: 12 }),
      expect.objectContaining({
        title: 'a rule does not',
        outcome: 'failed',
        fault: expect.stringMatching(/^Error: no\n/),
      }),
      expect.objectContaining({ title: 'a rule may', outcome: 'skipped' }),
    ])
  })
})

describe('what Playwright writes', () => {
  const run = async () => {
    const playwright = commandFile('@playwright/test', 'playwright')
    return readJourneys(await reportOf([playwright, 'test', '--reporter=json']))
  }

  it('counts journeys with what they took', { tags: ['deep'] }, async () => {
    write({
      'playwright.config.mjs': `export default { testDir: '.' }`,
      'some.spec.mjs': `import { test as it } from '@playwright/test'
        it.beforeEach(({}, { annotations }) => { annotations.push({ type: 'processor', description: '12' }) })
        it.describe('a screen', () => {
          ${assertions}
          it('fails twice', () => { it.expect.soft(1, 'one').toBe(2); throw new Error('two') })
        })`,
    })
    const results = await run()
    expect(countResults(results)).toEqual({ passed: 1, failed: 2, skipped: 1 })
    expect(results.tests[0]).toEqual({
      file: 'e2e/some.spec.mjs',
      title: 'a screen › holds',
      outcome: 'passed',
      ms: expect.any(Number),
      cpuMs: 12,
    })
    expect(results.tests[1]).toMatchObject({
      title: 'a screen › does not',
      fault: expect.stringMatching(/^Error: no\n +at /),
    })
    expect(results.tests[3]?.fault).toMatch(/^Error: one\n(.*\n)+Error: two/)
  })

  it('counts a file that breaks outside its journeys', { tags: ['deep'] }, async () => {
    write({ 'playwright.config.mjs': `export default { testDir: '.' }`, 'broken.spec.mjs': broken })
    const results = await run()
    expect(countResults(results)).toMatchObject({ passed: 0, failed: results.troubles.length })
    expect(results.troubles.join('\n')).toContain('broken.spec.mjs')
  })
})
