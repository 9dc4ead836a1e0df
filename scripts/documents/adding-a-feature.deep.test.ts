import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commandFile } from '../setup/project.mjs'
import { filesOfPage, followPage, linesOfPage } from './adding-a-feature.ts'

/** What the page tells the reader to run that a new slice can fail, without the tests of everything else. */
const testsToPass = [
  'notebook',
  'access.test',
  'conflicts.test',
  'idempotency.test',
  'navigation.test',
].concat(['app/i18n/texts.test', 'src/sitemap.test'])

/** The text modules declare what `useTranslation` and `defineErrors` know; the rest is reached from the files of the page. */
const compiled = {
  extends: './tsconfig.json',
  include: [
    ...[...filesOfPage(), ...linesOfPage()]
      .map(({ path }) => path)
      .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('src/app/')),
    'src/**/*.texts*.ts',
    'src/**/*.refusals*.ts',
  ],
}

let folder: string

/** A test run of its own, on the embedded database, whatever this one runs on. */
const environment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST_DATABASE_URL$|NODE_ENV$)/.test(name)),
  )

/** Runs a command of the project in the copy; returns what it says where it fails. */
const faultsOf = (packageName: string, command: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [commandFile(packageName, command), ...args], {
    cwd: folder,
    env: { ...environment(), NO_COLOR: '1' },
  }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}\n${stderr}`,
  )

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'adding-a-feature-'))
  followPage(folder)
  writeFileSync(join(folder, 'tsconfig.example.json'), JSON.stringify(compiled))
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Of a process that hangs: on a busy machine each of them may take many times its seconds. */
const timeout = 240_000

describe('the page about adding a feature, followed as it is written,', { timeout }, () => {
  it('writes a slice from contract to page, and its lines elsewhere', () => {
    expect(filesOfPage().length).toBe(22)
    expect(linesOfPage().length).toBe(8)
  })

  it('passes the formatter and the linter', async () => {
    const written = [...filesOfPage(), ...linesOfPage()].map(({ path }) => path)
    const linted = written.filter((path) => !path.endsWith('.sql'))
    expect(await faultsOf('@biomejs/biome', 'biome', 'ci', '--vcs-enabled=false', ...linted)).toBe('')
  })

  it('compiles', async () => {
    expect(await faultsOf('typescript', 'tsc', '-p', 'tsconfig.example.json')).toBe('')
  })

  it('passes its own tests and those that every slice has to pass', async () => {
    expect(await faultsOf('vitest', 'vitest', 'run', ...testsToPass)).toBe('')
  })
})
