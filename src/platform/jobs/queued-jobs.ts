import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type Job, type JobResult, type PgBoss } from 'pg-boss'
import { oneAtATime } from '../../shared/one-at-a-time.ts'
import { dateOf } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import type { JobKind, JobRun, Jobs } from './jobs.ts'
import { openQueue } from './open-queue.ts'
import { prepareQueues } from './prepare-queues.ts'

/**
 * How long a stop waits for running jobs after it has aborted them; a job that is cut off then runs again elsewhere.
 */
const stopLimitMs = 1_000

/**
 * NOTIFY wakes the workers, so polling is needed only for retries and lost notifications; each job succeeds or fails
 * alone.
 */
const workOptions = {
  pollingIntervalSeconds: 5,
  notifyPollingIntervalSeconds: 15,
  perJobResults: true,
} as const

/** As long as a batch is full the next batch is fetched at once. */
const togetherOptions = { ...workOptions, batchSize: 4, burstWhenBatchFull: true } as const

/**
 * Jobs are fetched singly, because pg-boss counts the time of a whole batch from its fetch, including the wait for a
 * turn.
 */
const oneByOneOptions = { ...workOptions, batchSize: 1 } as const

interface Handled {
  readonly kind: JobKind<object>
  readonly run: (job: Job) => Promise<JobResult>
}

/** Jobs as rows of the database; pg-boss runs them in every process that starts them. */
export const createJobs = ({ database, log }: { database: Database; log: Log }): Jobs => {
  const boss = openQueue({ database, log })
  const handled: Handled[] = []
  const stopping = new AbortController()
  const inHand = new Set<string>()
  let prepared: Promise<void> | undefined
  const prepare = async () => {
    prepared ??= prepareQueues({ boss, database, kinds: handled.map(({ kind }) => kind) })
    return prepared
  }
  return {
    handle: (kind, run) => {
      handled.push({ kind, run: runner({ kind, run, log, stopping: stopping.signal, inHand }) })
    },
    enqueue: async (tx, { kind, data, notBefore, key = randomUUID(), priority = 0 }) => {
      const when = notBefore && { startAfter: dateOf(notBefore) }
      await boss.send(kind.name, data, { singletonKey: key, priority, ...when, db: fromDrizzle(tx, sql) })
    },
    prepare,
    start: async () => {
      await prepare()
      for (const each of handled) await work(boss, each)
    },
    stop: async () => {
      stopping.abort(new Error('The house closes'))
      await boss.stop({ close: false, timeout: stopLimitMs })
      await putBack(database, [...inHand])
    },
  }
}

/** Makes jobs that a stop cut off available again at once: the cut-off does not count as a failed run. */
const putBack = async ({ connection }: Database, ids: readonly string[]) => {
  if (ids.length === 0) return
  await connection.query(
    `update jobs.job set state = 'retry', started_on = null, completed_on = null, start_after = now()
      where id = any($1::uuid[]) and state in ('retry', 'failed')`,
    [ids],
  )
}

const work = (boss: PgBoss, { kind, run }: Handled) =>
  kind.oneByOne
    ? workOneByOne(boss, { kind, run })
    : boss.work<object, void, typeof togetherOptions>(kind.name, togetherOptions, (jobs) =>
        Promise.all(jobs.map(run)),
      )

const workOneByOne = async (boss: PgBoss, { kind, run }: Handled) => {
  const runInTurn = inTurn(run)
  const worker: string = await boss.work<object, void, typeof oneByOneOptions>(
    kind.name,
    oneByOneOptions,
    async (jobs) => {
      const results = await Promise.all(jobs.map(runInTurn))
      // After a single job pg-boss would wait before it fetches the next one.
      boss.notifyWorker(worker)
      return results
    },
  )
}

/** An abandoned run that ignores its signal goes on: the next run waits for its end, or is abandoned itself. */
const inTurn = (run: Handled['run']): Handled['run'] => {
  const alone = oneAtATime()
  return (job) => alone(async () => (job.signal.aborted ? leftOut(job) : run(job)))
}

const leftOut = ({ id }: Job): JobResult => ({
  id,
  status: 'failed',
  output: 'Its time passed while the run before went on',
})

interface RunnerOptions<Data extends object> {
  readonly kind: JobKind<Data>
  readonly run: (job: JobRun<Data>) => Promise<void>
  readonly log: Log
  /** Aborted when the process stops. */
  readonly stopping: AbortSignal
  /** The ids of the running jobs, and of those that a stop cut off. */
  readonly inHand: Set<string>
}

const runner =
  <Data extends object>({ kind, run, log, stopping, inHand }: RunnerOptions<Data>) =>
  async (job: Job): Promise<JobResult> => {
    const jobLog = log.child({ job: kind.name, jobId: job.id })
    const signal = AbortSignal.any([job.signal, stopping])
    inHand.add(job.id)
    try {
      await run({ data: kind.data.parse(job.data ?? {}), log: jobLog, signal })
      inHand.delete(job.id)
      return { id: job.id, status: 'completed' }
    } catch (error) {
      if (stopping.aborted) return { id: job.id, status: 'failed', output: 'The process stopped' }
      inHand.delete(job.id)
      jobLog.error({ err: error, attempt: job.retryCount + 1 }, 'a job failed')
      return { id: job.id, status: 'failed', output: error instanceof Error ? error.message : String(error) }
    }
  }
