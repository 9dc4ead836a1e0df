import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type Job, type JobResult, type PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import type { JobKind, JobRun, Jobs } from './jobs.ts'
import { openQueue } from './open-queue.ts'
import { prepareQueues } from './prepare-queues.ts'

/** How long a stop waits for runs in flight; what is cut off after it runs again elsewhere. */
const stopLimitMs = 15_000

/**
 * NOTIFY wakes the workers, so asking is the safety net and the way of retries; as long as a batch comes
 * full the next is fetched at once, and each of its jobs succeeds or fails by itself.
 */
const workOptions = {
  pollingIntervalSeconds: 5,
  notifyPollingIntervalSeconds: 15,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

/** From batches of one job pg-boss would wait between them; what runs one by one is fetched in twos. */
const batchSizes = { oneByOne: 2, together: 4 } as const

interface Handled {
  readonly kind: JobKind<object>
  readonly run: (job: Job) => Promise<JobResult>
}

/** Jobs kept as rows of the database, run by pg-boss in every process that starts them. */
export const createJobs = ({ database, log }: { database: Database; log: Log }): Jobs => {
  const boss = openQueue({ database, log })
  const handled: Handled[] = []
  let prepared: Promise<void> | undefined
  const prepare = async () => {
    prepared ??= prepareQueues({ boss, database, kinds: handled.map(({ kind }) => kind) })
    return prepared
  }
  return {
    handle: (kind, run) => {
      handled.push({ kind, run: runner({ kind, run, log }) })
    },
    enqueue: async (tx, { kind, data, notBefore, key = randomUUID(), priority = 0 }) => {
      const when = notBefore && { startAfter: new Date(notBefore.epochMilliseconds) }
      await boss.send(kind.name, data, { singletonKey: key, priority, ...when, db: fromDrizzle(tx, sql) })
    },
    prepare,
    start: async () => {
      await prepare()
      for (const each of handled) await work(boss, each)
    },
    stop: () => boss.stop({ close: false, timeout: stopLimitMs }),
  }
}

const work = (boss: PgBoss, { kind, run }: Handled) => {
  const options = { ...workOptions, batchSize: batchSizes[kind.oneByOne ? 'oneByOne' : 'together'] }
  return boss.work<object, void, typeof options>(kind.name, options, (jobs) =>
    kind.oneByOne ? inTurn(jobs, run) : Promise.all(jobs.map(run)),
  )
}

const inTurn = async (jobs: readonly Job[], run: Handled['run']) => {
  const results: JobResult[] = []
  for (const job of jobs) results.push(await run(job))
  return results
}

interface RunnerOptions<Data extends object> {
  readonly kind: JobKind<Data>
  readonly run: (job: JobRun<Data>) => Promise<void>
  readonly log: Log
}

const runner =
  <Data extends object>({ kind, run, log }: RunnerOptions<Data>) =>
  async (job: Job): Promise<JobResult> => {
    const jobLog = log.child({ job: kind.name, jobId: job.id })
    try {
      await run({ data: kind.data.parse(job.data ?? {}), log: jobLog, signal: job.signal })
      return { id: job.id, status: 'completed' }
    } catch (error) {
      jobLog.error({ err: error, attempt: job.retryCount + 1 }, 'a job failed')
      return { id: job.id, status: 'failed', output: error instanceof Error ? error.message : String(error) }
    }
  }
