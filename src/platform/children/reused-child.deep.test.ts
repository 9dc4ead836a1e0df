import { execFile } from 'node:child_process'
import { setImmediate as turn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import type { WaywardTask } from '../../testing/wayward-child.ts'
import { endChildren, reusedChild } from './reused-child.ts'

const file = fileURLToPath(new URL('../../testing/wayward-child.ts', import.meta.url))
const options = { file, limitMs: 20_000, keptMs: 20_000 }

afterEach(() => endChildren())

const aChild = (some: Partial<typeof options> = {}) =>
  reusedChild<WaywardTask, unknown>({ ...options, ...some })

const isAlive = (pid: unknown) => {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

describe('a kept child', () => {
  it('does its tasks in a process of its own, one for all of them', async () => {
    const { run } = aChild()
    const first = await run('say who you are')
    expect(first).not.toBe(process.pid)
    expect(await Promise.all([run('say who you are'), run('say who you are')])).toEqual([first, first])
  })

  it('takes what it filled of the memory with it', async () => {
    const { run, end } = aChild()
    const before = process.memoryUsage.rss()
    await run('fill two hundred megabytes')
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024)
    const pid = await run('say who you are')
    await end()
    expect(isAlive(pid)).toBe(false)
  })

  it('knows no secret of the house', async () => {
    process.env.APP_SECRET = 'a secret of the house'
    const known = await aChild().run('say what you know')
    delete process.env.APP_SECRET
    expect(String(known).split(' ')).toContain('PATH')
    expect(known).not.toContain('APP_SECRET')
  })

  it('passes on why a task failed, and goes on', async () => {
    const { run } = aChild()
    const first = await run('say who you are')
    await expect(run('refuse')).rejects.toThrow(new RangeError('not this one'))
    expect(await run('say who you are')).toBe(first)
  })

  it('that breaks over a task twice fails that one only: the next has another child', async () => {
    const { run } = aChild()
    const before = await run('say who you are')
    const [broken, after] = await Promise.allSettled([run('break'), run('say who you are')])
    expect(broken).toMatchObject({ reason: { message: expect.stringContaining('SIGKILL') } })
    expect(after).toMatchObject({ status: 'fulfilled', value: expect.any(Number) })
    expect(after).not.toMatchObject({ value: before })
  })

  it('that is killed in the middle of a task leaves it to another, which does it', async () => {
    const { run } = aChild()
    const before = await run('break later')
    await expect.poll(() => isAlive(before)).toBe(false)
    expect(await run('say who you are')).not.toBe(before)
  })

  it('is ended when it takes too long, and is not tried again', async () => {
    const { run } = aChild({ limitMs: 3_000 })
    const [endless, after] = await Promise.allSettled([run('never end'), run('say who you are')])
    expect(endless).toMatchObject({ reason: { message: expect.stringContaining('more than 3000 ms') } })
    expect(after).toMatchObject({ status: 'fulfilled' })
  })

  it('is ended in the middle of a task that is given up', async () => {
    const { run } = aChild()
    const pid = await run('say who you are')
    const controller = new AbortController()
    const failed = expect(run('never end', controller.signal)).rejects.toThrow('enough')
    await turn()
    controller.abort(new Error('enough'))
    await failed
    expect(isAlive(pid)).toBe(false)
    await expect(run('say who you are', controller.signal)).rejects.toThrow('enough')
  })

  it('is ended with all others when the house closes, whatever they do', async () => {
    const children = [aChild(), aChild()]
    const pids = await Promise.all(children.map(({ run }) => run('say who you are')))
    const failed = Promise.all(
      children.map(({ run }) => expect(run('never end')).rejects.toThrow('was ended before its task')),
    )
    await turn()
    await endChildren()
    await failed
    expect(pids.map(isAlive)).toEqual([false, false])
  })

  it('is let go once no task has come for a while', async () => {
    const { run } = aChild({ keptMs: 1 })
    const before = await run('say who you are')
    await expect.poll(() => run('say who you are'), { interval: 100 }).not.toBe(before)
  })

  it('sends those away who come when too many wait', async () => {
    const { run } = aChild()
    const asked = await Promise.allSettled(Array.from({ length: 65 }, () => run('say who you are')))
    expect(asked.slice(0, 64).every(({ status }) => status === 'fulfilled')).toBe(true)
    expect(asked[64]).toMatchObject({ reason: { code: 'service_busy' } })
  })

  it('says so when there is nothing to run', async () => {
    const { run } = aChild({ file: fileURLToPath(new URL('nowhere.ts', import.meta.url)) })
    await expect(run('say who you are')).rejects.toThrow('ended before its task was done')
  })

  it('is waited for by anyone who ends it, though the house has nothing else to do', async () => {
    const module = JSON.stringify(new URL('reused-child.ts', import.meta.url))
    const program = `import { reusedChild } from ${module}
      const child = reusedChild(${JSON.stringify(options)})
      await child.run('say who you are')
      await child.end()
      console.log('ended')`
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { timeout: 20_000 },
    )
    expect(stdout).toBe('ended\n')
  })

  it('does not keep a house that has nothing else to do, and ends with it', async () => {
    const module = JSON.stringify(new URL('reused-child.ts', import.meta.url))
    const program = `import { reusedChild } from ${module}
      const child = reusedChild(${JSON.stringify({ ...options, keptMs: 3_600_000 })})
      console.log(await child.run('say who you are'))`
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { timeout: 20_000 },
    )
    expect(stdout).toMatch(/^\d+\n$/)
    await expect.poll(() => isAlive(stdout)).toBe(false)
  })
})
