import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartupError } from '../startup-error.ts'
import { lockFolder } from './folder-lock.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-lock-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('lockFolder', () => {
  it('names this process as the holder and leaves nothing when it lets go', () => {
    const unlock = lockFolder(folder)
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    unlock()
    expect(() => readFileSync(join(folder, 'lock'))).toThrow('ENOENT')
  })

  it('refuses a folder that a living process holds, and names that process', () => {
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`)
    unlock()
    expect(() => lockFolder(folder)()).not.toThrow()
  })

  it('takes over from a process that was killed', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    await once(child, 'spawn')
    writeFileSync(join(folder, 'lock'), `${child.pid} 1\n`)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(() => lockFolder(folder)()).not.toThrow()
  })

  it('takes over when the pid has since been given to another program', () => {
    writeFileSync(join(folder, 'lock'), `${process.pid} 1\n`)
    expect(() => lockFolder(folder)()).not.toThrow()
  })

  it('takes over a lock that a power cut left empty', () => {
    writeFileSync(join(folder, 'lock'), '')
    expect(() => lockFolder(folder)()).not.toThrow()
  })

  it('makes the folder and those above it', () => {
    const deep = join(folder, 'a', 'b')
    const unlock = lockFolder(deep)
    expect(readdirSync(deep)).toEqual(['lock'])
    unlock()
  })

  it('says which folder cannot be written and what to set', () => {
    writeFileSync(join(folder, 'a-file'), '')
    const impossible = join(folder, 'a-file', 'data')
    expect(() => lockFolder(impossible)).toThrow(StartupError)
    expect(() => lockFolder(impossible)).toThrow(`The data folder ${impossible} cannot be written`)
    expect(() => lockFolder(impossible)).toThrow('set DATA_DIR')
  })

  it('does not hang where the system has no place for folders', () => {
    if (process.platform === 'linux')
      expect(() => lockFolder('/proc/nowhere')).toThrow('cannot be written (ENOENT)')
  })
})
