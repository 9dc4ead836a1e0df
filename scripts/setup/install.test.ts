import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { describe, expect, it, onTestFinished } from 'vitest'
import { explainInstallFailure, recordMatchesLock } from './install.mjs'
import { runQuietly } from './processes.mjs'
import { inProject, projectDir } from './project.mjs'

const texts = (lock: object, record: object) => ({
  lock: JSON.stringify({ packages: { '': {}, ...lock } }),
  record: JSON.stringify({ packages: record }),
})

describe('recordMatchesLock', () => {
  it('accepts the record of an install of exactly this lock', () => {
    expect(recordMatchesLock(texts({ a: { version: '1.0.0' } }, { a: { version: '1.0.0' } }))).toBe(true)
  })

  it('accepts that optional packages of other systems are missing', () => {
    const lock = { a: { version: '1.0.0' }, 'a-darwin': { version: '1.0.0', optional: true } }
    expect(recordMatchesLock(texts(lock, { a: { version: '1.0.0' } }))).toBe(true)
  })

  it('refuses a missing package, another version, and no record at all', () => {
    const lock = { a: { version: '2.0.0' } }
    expect(recordMatchesLock(texts(lock, {}))).toBe(false)
    expect(recordMatchesLock(texts(lock, { a: { version: '1.0.0' } }))).toBe(false)
    expect(recordMatchesLock({ ...texts(lock, {}), record: '' })).toBe(false)
  })
})

describe('explainInstallFailure', () => {
  it.each(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ETIMEDOUT', 'E503', 'E401'])(
    'says of %s that the packages could not be downloaded, in one sentence',
    (code) => {
      const sentence = explainInstallFailure(`npm error code ${code}\nnpm error network request failed`)
      expect(sentence).toContain(`could not be downloaded (${code})`)
      expect(sentence).not.toContain('\n')
    },
  )

  it('says that the disk is full or the folder not writable', () => {
    expect(explainInstallFailure('npm error code ENOSPC')).toContain('disk is full')
    expect(explainInstallFailure('npm error code EACCES')).toContain('not writable')
  })

  it('shows what npm said when it is something else', () => {
    expect(explainInstallFailure('npm error code EWHATEVER')).toContain('EWHATEVER')
  })
})

describe('npm in this project', () => {
  const npm = (args: string[], env: NodeJS.ProcessEnv = {}) =>
    runQuietly({
      file: process.platform === 'win32' ? 'npm.cmd' : 'npm',
      args,
      cwd: projectDir,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    })

  it('says nothing that a reader cannot mend', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'npm-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const userconfig = join(folder, 'npmrc')
    writeFileSync(userconfig, 'a-setting-npm-does-not-know=1\n')
    const { output } = await npm(['run'], { npm_config_userconfig: userconfig })
    expect(output).toContain('node scripts/start.mjs')
    expect(output).not.toMatch(/warn/i)
  })

  it('still says what failed', async () => {
    const { code, output } = await npm(['run', 'nonsense'])
    expect(code).toBe(1)
    expect(output).toMatch(/npm error .*nonsense/)
  })

  it('knows of every package for the systems of the house whether it may run a script at its install', () => {
    const read = (name: string) => JSON.parse(readFileSync(inProject(name), 'utf8'))
    const { allowScripts, optionalDependencies } = read('package.json')
    const cpuOf = (name: string) => name.replace(/^node-(bin-)?/, '').replace('win-', 'windows-')
    const systems = Object.keys(optionalDependencies).map(cpuOf)
    const undecided = Object.entries<{ hasInstallScript?: boolean; os?: string[] }>(
      read('package-lock.json').packages,
    )
      .filter(
        ([path, { hasInstallScript, os }]) =>
          hasInstallScript && (!os || systems.some((each) => path.endsWith(each))),
      )
      .map(([path]) => path.replace('node_modules/', ''))
      .filter((name) => !(name in allowScripts))
    expect(undecided).toEqual([])
  })
})
