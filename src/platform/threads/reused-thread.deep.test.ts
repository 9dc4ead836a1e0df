import { execFile } from 'node:child_process'
import { setImmediate as turn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { threadId } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'
import type { WaywardTask } from '../../testing/wayward-thread.ts'
import { reusedThread } from './reused-thread.ts'

const file = fileURLToPath(new URL('../../testing/wayward-thread.ts', import.meta.url))
const options = { file, limitMs: 20_000, keptMs: 20_000, mostMegabytes: 32 }

let ends: (() => Promise<void>)[] = []

afterEach(async () => {
  await Promise.all(ends.map((end) => end()))
  ends = []
})

const aThread = (some: Partial<typeof options> = {}) => {
  const thread = reusedThread<WaywardTask, number>({ ...options, ...some })
  ends.push(thread.end)
  return thread
}

describe('a kept thread', () => {
  it('does its tasks beside this one, one thread for all of them', async () => {
    const { run } = aThread()
    const first = await run('say who you are')
    expect(first).not.toBe(threadId)
    expect(await Promise.all([run('say who you are'), run('say who you are')])).toEqual([first, first])
  })

  it('passes on why a task failed, and goes on', async () => {
    const { run } = aThread()
    const first = await run('say who you are')
    await expect(run('refuse')).rejects.toThrow(new RangeError('not this one'))
    expect(await run('say who you are')).toBe(first)
  })

  it.each<[string, WaywardTask, string]>([
    ['breaks', 'break', 'ended before its task was done'],
    ['wants more memory than it may have', 'take all memory', 'memory'],
  ])('that %s fails its task only: the next one has another thread', async (_what, task, why) => {
    const { run } = aThread()
    const before = await run('say who you are')
    const [broken, after] = await Promise.allSettled([run(task), run('say who you are')])
    expect(broken).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining(why) },
    })
    expect(after).toMatchObject({ status: 'fulfilled', value: expect.any(Number) })
    expect(after).not.toMatchObject({ value: before })
  })

  it('is ended when it takes too long', async () => {
    const { run } = aThread({ limitMs: 3_000 })
    const [endless, after] = await Promise.allSettled([run('never end'), run('say who you are')])
    expect(endless).toMatchObject({ reason: { message: expect.stringContaining('more than 3000 ms') } })
    expect(after).toMatchObject({ status: 'fulfilled' })
  })

  it('that breaks between two tasks breaks nothing else', async () => {
    const { run } = aThread()
    const before = await run('say who you are')
    // On a busy machine the thread may crash before its answer has arrived.
    await run('break later').catch(() => undefined)
    await expect.poll(() => run('say who you are').catch(() => before)).not.toBe(before)
  })

  it('is ended in the middle of a task that nobody waits for any longer, and starts anew', async () => {
    const { run, end } = aThread()
    const before = await run('say who you are')
    const failed = expect(run('never end')).rejects.toThrow('ended before its task was done')
    await turn()
    await end()
    await failed
    expect(await run('say who you are')).not.toBe(before)
  })

  it('is let go once no task has come for a while', async () => {
    const { run } = aThread({ keptMs: 1 })
    const before = await run('say who you are')
    await expect.poll(() => run('say who you are'), { interval: 100 }).not.toBe(before)
  })

  it('says so when there is nothing to run', async () => {
    const { run } = aThread({ file: fileURLToPath(new URL('nowhere.ts', import.meta.url)) })
    await expect(run('say who you are')).rejects.toThrow('nowhere.ts')
  })

  it('does not keep a process that has nothing else to do', async () => {
    const module = JSON.stringify(new URL('reused-thread.ts', import.meta.url))
    const program = `import { reusedThread } from ${module}
      const thread = reusedThread(${JSON.stringify({ ...options, keptMs: 3_600_000 })})
      console.log(typeof await thread.run('say who you are'))`
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { timeout: 20_000 },
    )
    expect(stdout).toBe('number\n')
  })
})
