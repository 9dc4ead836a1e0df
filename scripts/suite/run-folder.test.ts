import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeRunFolder } from './run-folder.mjs'

let memory: string

beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'memory-'))
})

afterEach(() => rmSync(memory, { recursive: true, force: true }))

describe('the folder of a run', () => {
  it('can be passed through by who may not look into it', () => {
    const folder = makeRunFolder({ memory })
    expect(statSync(folder).mode & 0o777).toBe(0o711)
    rmSync(folder, { recursive: true })
  })

  it('takes the place of what killed runs left, and of nothing else', () => {
    const { pid: ended } = spawnSync(process.execPath, ['--version'])
    const [forsaken, running, another] = [`suite-${ended}-a`, `suite-${process.pid}-b`, 'postgres-1'].map(
      (name) => join(memory, name),
    )
    for (const folder of [forsaken, running, another]) mkdirSync(folder ?? '')
    rmSync(makeRunFolder({ memory }), { recursive: true })
    expect([forsaken, running, another].map((folder) => existsSync(folder ?? ''))).toEqual([
      false,
      true,
      true,
    ])
  })

  it('lies where others do on a machine that keeps no folder in memory', () => {
    const folder = makeRunFolder({ memory: join(memory, 'nowhere') })
    expect(folder.startsWith(tmpdir())).toBe(true)
    rmSync(folder, { recursive: true })
  })
})
