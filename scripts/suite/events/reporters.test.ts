import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runQuietly } from '../../setup/processes.mjs'
import { commandFile, inProject } from '../../setup/project.mjs'
import { eventsVariable, followEvents } from './event-log.mjs'
import { createTally } from './tally.mjs'

const reporter = (name: string) => fileURLToPath(new URL(`${name}-reporter.mjs`, import.meta.url))

let folder: string

beforeEach(() => {
  // Within the project, whose packages the files of these runs import.
  const cache = inProject('node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'reported-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}

/** What a runner of its own tells of the files in the folder. */
const tellingOf = async (args: readonly string[]) => {
  const events = join(folder, 'events')
  const env = { ...process.env, [eventsVariable]: events }
  // Run within Vitest, a runner would take itself for a worker of this one.
  for (const name of ['VITEST', 'VITEST_WORKER_ID', 'VITEST_POOL_ID', 'TEST'])
    Reflect.deleteProperty(env, name)
  await runQuietly({ file: process.execPath, args: [...args], cwd: folder, env })
  const tally = createTally()
  const told = followEvents(events, { from: 'beginning' })
  for (const event of told.read()) tally.take(event)
  told.close()
  return tally
}

/** The texts of files that the runners of these tests run: what they hold is to be counted. */
const broken = `throw new Error('broken')`
const assertions = `it('holds', () => {}); it('does not', () => { throw new Error('no') }); it.skip('may', () => {})`

describe('what Vitest tells', () => {
  it('counts tests, and a file that breaks outside of them', async () => {
    write({
      'vitest.config.mjs': 'export default {}',
      'some.test.mjs': `import { it } from 'vitest'; ${assertions}`,
      'broken.test.mjs': broken,
      'after.test.mjs': `import { afterAll, it } from 'vitest'; it('holds', () => {}); afterAll(() => { ${broken} })`,
    })
    const vitest = commandFile('vitest', 'vitest')
    const tally = await tellingOf([vitest, 'run', `--root=${folder}`, `--reporter=${reporter('vitest')}`])
    expect(tally.counts()).toEqual({ passed: 2, failed: 3, skipped: 1 })
    expect(tally.troubles.toSorted()).toEqual([
      expect.stringContaining('after.test.mjs broke outside its tests'),
      expect.stringContaining('broken.test.mjs broke outside its tests'),
    ])
    expect(tally.underWay()).toEqual([])
  })
})

describe('what Playwright tells', () => {
  const run = () => {
    const playwright = commandFile('@playwright/test', 'playwright')
    return tellingOf([playwright, 'test', `--reporter=${reporter('journey')}`])
  }

  it('counts journeys', async () => {
    write({
      'playwright.config.mjs': `export default { testDir: '.' }`,
      'some.spec.mjs': `import { test as it } from '@playwright/test'; ${assertions}`,
    })
    const tally = await run()
    expect(tally.planned()).toBe(3)
    expect(tally.counts()).toEqual({ passed: 1, failed: 1, skipped: 1 })
    expect(tally.underWay()).toEqual([])
  })

  it('counts a file that breaks outside its journeys', async () => {
    write({ 'playwright.config.mjs': `export default { testDir: '.' }`, 'broken.spec.mjs': broken })
    const tally = await run()
    expect(tally.counts()).toMatchObject({ passed: 0, failed: tally.troubles.length })
    expect(tally.troubles.join('\n')).toContain('broken.spec.mjs')
  })
})
