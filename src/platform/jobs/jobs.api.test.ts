import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type TestDatabase, testDatabase } from '../../testing/database/test-database.ts'
import { silentLog } from '../log/log.ts'
import { defineJob, type JobKind, type Jobs } from './jobs.ts'
import { createJobs } from './queued-jobs.ts'

const press = defineJob({ name: 'test.press', data: z.object({ gown: z.string() }), retries: 1 })
const mend = defineJob({ name: 'test.mend', data: z.object({ gown: z.string() }), oneByOne: true })
const steam = defineJob({
  name: 'test.steam',
  data: z.object({ gown: z.string() }),
  oneByOne: true,
  limitSeconds: 2,
  retries: 0,
})
const sweep = defineJob({ name: 'test.sweep', data: z.object({}), cron: '0 3 * * *' })

let test: TestDatabase
let running: Jobs[] = []

beforeAll(async () => {
  test = await testDatabase()
})

afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()))
  running = []
})

afterAll(() => test.close())

const newJobs = () => {
  const jobs = createJobs({ database: test.database, log: silentLog() })
  running.push(jobs)
  return jobs
}

const startPressing = async (run: (gown: string) => Promise<void>) => {
  const jobs = newJobs()
  jobs.handle(press, ({ data }) => run(data.gown))
  await jobs.start()
  return jobs
}

const enqueue = (jobs: Jobs, gown: string, key?: string) =>
  test.database.db.transaction((tx) => jobs.enqueue(tx, { kind: press, data: { gown }, ...(key && { key }) }))

const timetable = async () =>
  (await test.database.connection.query('select name, cron, timezone from jobs.schedule')).rows

describe('jobs', () => {
  it('run soon after the transaction that enqueued them commits', async () => {
    const pressed: string[] = []
    const jobs = await startPressing(async (gown) => void pressed.push(gown))
    await enqueue(jobs, 'Aurore')
    await expect.poll(() => pressed, { timeout: 3_000 }).toEqual(['Aurore'])
  })

  it('do not exist when that transaction is undone', async () => {
    const pressed: string[] = []
    const jobs = await startPressing(async (gown) => void pressed.push(gown))
    const undone = test.database.db.transaction(async (tx) => {
      await jobs.enqueue(tx, { kind: press, data: { gown: 'undone' } })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await enqueue(jobs, 'after')
    await expect.poll(() => pressed).toEqual(['after'])
  })

  it('wait for the process that enqueued them to come back', async () => {
    const jobs = await startPressing(async () => {})
    await jobs.stop()
    const later = { kind: press, data: { gown: 'later' } }
    await test.database.db.transaction((tx) => jobs.enqueue(tx, later))
    const pressed: string[] = []
    await startPressing(async (gown) => void pressed.push(gown))
    await expect.poll(() => pressed).toEqual(['later'])
  })

  it('wait once under one key', async () => {
    const jobs = await startPressing(async () => {})
    await jobs.stop()
    for (const gown of ['first', 'second']) await enqueue(jobs, gown, 'same')
    for (const gown of ['third', 'fourth']) await enqueue(jobs, gown)
    const pressed: string[] = []
    await startPressing(async (gown) => void pressed.push(gown))
    await expect.poll(() => pressed.toSorted()).toEqual(['first', 'fourth', 'third'])
  })

  it('may be enqueued once the queues are prepared, before anything works', async () => {
    const jobs = newJobs()
    const pressed: string[] = []
    jobs.handle(press, async ({ data }) => void pressed.push(data.gown))
    await jobs.prepare()
    await enqueue(jobs, 'early')
    await jobs.start()
    await expect.poll(() => pressed).toEqual(['early'])
  })

  it('run one after the other where their kind says so, the most urgent first', async () => {
    const jobs = newJobs()
    const pressed: string[] = []
    let running = 0
    let most = 0
    jobs.handle(mend, async ({ data }) => {
      running++
      most = Math.max(most, running)
      await new Promise(setImmediate)
      pressed.push(data.gown)
      running--
    })
    await jobs.prepare()
    await test.database.db.transaction(async (tx) => {
      for (const gown of ['calm 1', 'calm 2']) await jobs.enqueue(tx, { kind: mend, data: { gown } })
      for (const gown of ['urgent 1', 'urgent 2'])
        await jobs.enqueue(tx, { kind: mend, data: { gown }, priority: 1 })
    })
    await jobs.start()
    const inPairs = () => [pressed.slice(0, 2).toSorted(), pressed.slice(2).toSorted()]
    await expect.poll(inPairs).toEqual([
      ['urgent 1', 'urgent 2'],
      ['calm 1', 'calm 2'],
    ])
    expect(most).toBe(1)
  })

  const statesOf = async (kind: string) => {
    const { rows } = await test.database.connection.query(
      `select data->>'gown' as gown, state from jobs.job where name = $1 order by 1`,
      [kind],
    )
    return rows.map(({ gown, state }) => `${gown}: ${state}`)
  }

  const steamLater = (jobs: Jobs, gown: string) =>
    test.database.db.transaction((tx) => jobs.enqueue(tx, { kind: steam, data: { gown } }))

  it('that run one after the other are not fetched while another runs, as their time counts from there', async () => {
    const jobs = newJobs()
    const seen: number[] = []
    jobs.handle(steam, async () => {
      seen.push((await statesOf('test.steam')).filter((state) => state.endsWith('active')).length)
    })
    await jobs.prepare()
    for (const gown of ['a', 'b', 'c']) await steamLater(jobs, gown)
    await jobs.start()
    await expect.poll(() => seen).toEqual([1, 1, 1])
  })

  it('do not run beside one that was given up and goes on', { tags: ['deep'] }, async () => {
    const jobs = newJobs()
    const started: string[] = []
    const givenUp = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    jobs.handle(steam, async ({ data, signal }) => {
      started.push(data.gown)
      if (data.gown !== 'endless') return
      signal.addEventListener('abort', () => givenUp.resolve(), { once: true })
      await release.promise
    })
    await jobs.start()
    await steamLater(jobs, 'endless')
    await givenUp.promise
    await steamLater(jobs, 'next')
    await expect.poll(() => statesOf('test.steam')).toContain('next: active')
    expect(started).toEqual(['endless'])
    release.resolve()
    await expect.poll(() => started).toEqual(['endless', 'next'])
  })

  it('are tried again after a failure', async () => {
    const jobs = await startPressing(() => Promise.reject(new Error('iron too hot')))
    await enqueue(jobs, 'Retry')
    const failed = async () => {
      const { rows } = await test.database.connection.query(
        `select state from jobs.job where name = 'test.press' and data->>'gown' = 'Retry'`,
      )
      return rows[0]?.state
    }
    await expect.poll(failed).toBe('retry')
  })

  it('finish what is in flight before a stop, and take nothing new', async () => {
    const started = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    let finished = false
    const jobs = await startPressing(async () => {
      started.resolve()
      await release.promise
      finished = true
    })
    await enqueue(jobs, 'in flight')
    await started.promise
    const stopping = jobs.stop().then(() => finished)
    release.resolve()
    expect(await stopping).toBe(true)
  })

  it.each([
    ['heeds it', true],
    ['does not', false],
  ])(
    'are told of a stop, which takes them up again without a failed try: one that %s',
    { tags: ['deep'] },
    async (_how, heeds) => {
      const started = Promise.withResolvers<void>()
      const stuck = Promise.withResolvers<void>()
      const jobs = newJobs()
      jobs.handle(press, async ({ signal }) => {
        started.resolve()
        if (heeds) await once(signal, 'abort')
        else await stuck.promise
        signal.throwIfAborted()
      })
      await jobs.start()
      await enqueue(jobs, `cut off: ${heeds}`)
      await started.promise
      const stoppedAt = performance.now()
      await jobs.stop()
      expect(performance.now() - stoppedAt).toBeLessThan(1_900)
      stuck.resolve()
      const pressed: string[] = []
      await startPressing(async (gown) => void pressed.push(gown))
      await expect.poll(() => pressed).toEqual([`cut off: ${heeds}`])
      const { rows } = await test.database.connection.query(
        'select retry_count from jobs.job where data = $1',
        [{ gown: `cut off: ${heeds}` }],
      )
      expect(rows).toEqual([{ retry_count: 0 }])
    },
  )

  it.skipIf(process.env.TEST_DATABASE_URL)(
    'that a killed process had in hand are tried again at the next start',
    async () => {
      const jobs = await startPressing(async () => {})
      await jobs.stop()
      await enqueue(jobs, 'cut off')
      await test.database.connection.query(
        `update jobs.job set state = 'active', started_on = now() where data->>'gown' = 'cut off'`,
      )
      const pressed: string[] = []
      await startPressing(async (gown) => void pressed.push(gown))
      await expect.poll(() => pressed).toEqual(['cut off'])
    },
  )

  it('keep to their timetable in Paris time, and leave it with their kind', async () => {
    const startWith = async (...kinds: readonly JobKind<object>[]) => {
      const jobs = newJobs()
      for (const kind of kinds) jobs.handle(kind, async () => {})
      await jobs.start()
      await jobs.stop()
    }
    await startWith(sweep)
    expect(await timetable()).toEqual([{ name: 'test.sweep', cron: '0 3 * * *', timezone: 'Europe/Paris' }])
    await startWith({ ...sweep, cron: '0 4 * * *' })
    expect(await timetable()).toEqual([{ name: 'test.sweep', cron: '0 4 * * *', timezone: 'Europe/Paris' }])
    await startWith()
    expect(await timetable()).toEqual([])
  })

  it('may be started by several processes at once', async () => {
    await test.database.connection.query('drop schema jobs cascade')
    const starts = [newJobs(), newJobs(), newJobs()].map((jobs) => {
      jobs.handle(press, async () => {})
      return jobs.start()
    })
    await expect(Promise.all(starts)).resolves.toHaveLength(3)
  })
})
