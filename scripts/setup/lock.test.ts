import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withLock } from './lock.mjs'
import { runQuietly } from './processes.mjs'

let folder = ''
let path = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  path = join(folder, 'inner', 'work.lock')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const ignoreWait = () => {}

it('lets one do its work at a time and tells the other that it waits', async () => {
  const events: string[] = []
  const work = (name: string) => async () => {
    events.push(`${name} begins`)
    await new Promise(setImmediate)
    events.push(`${name} ends`)
  }
  await Promise.all([
    withLock({ path, onWait: ignoreWait, work: work('first') }),
    withLock({ path, onWait: () => events.push('second waits'), work: work('second') }),
  ])
  expect(events).toContain('second waits')
  expect(events.filter((event) => event !== 'second waits')).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'second ends',
  ])
})

it('gives the lock back when the work fails', async () => {
  const work = () => Promise.reject(new Error('broken'))
  await expect(withLock({ path, onWait: ignoreWait, work })).rejects.toThrow('broken')
  expect(existsSync(path)).toBe(false)
})

it('takes over the lock of a process that is gone', async () => {
  const { output: pid } = await runQuietly({ file: process.execPath, args: ['--print', 'process.pid'] })
  mkdirSync(dirname(path))
  writeFileSync(path, pid)
  expect(await withLock({ path, onWait: ignoreWait, work: async () => 'done' })).toBe('done')
})

it('leaves the lock to a child of a process that is gone', async () => {
  const { output: gone } = await runQuietly({ file: process.execPath, args: ['--print', 'process.pid'] })
  mkdirSync(dirname(path))
  writeFileSync(path, `${gone} ${process.pid}`)
  const events: string[] = []
  const onWait = () =>
    setImmediate(() => {
      events.push(existsSync(path) ? 'still held' : 'stolen')
      rmSync(path)
    })
  await withLock({ path, onWait, work: async () => events.push('works') })
  expect(events).toEqual(['still held', 'works'])
})
