import type { PgBoss, QueueOptions } from 'pg-boss'
import type { Database } from '../db/database.ts'
import { migrationFailure } from '../db/migration-failure.ts'
import type { JobKind } from './jobs.ts'

const noJob = '00000000-0000-0000-0000-000000000000'

const timeZone = 'Europe/Paris'

interface Preparation {
  readonly boss: PgBoss
  readonly database: Database
  readonly kinds: readonly JobKind<object>[]
}

/**
 * Creates the tables of pg-boss, a queue for each kind and its schedule; processes that start together do this one
 * after the other.
 */
export const prepareQueues = ({ boss, database, kinds }: Preparation) =>
  database.exclusively('jobs', async () => {
    await boss.start().catch((error: unknown) => {
      throw migrationFailure('of the job queue', error)
    })
    await openQueues(boss, kinds)
    if (database.kind === 'embedded') await giveUpCutOff(boss, database)
    await keepTimetable(boss, kinds)
  })

const openQueues = async (boss: PgBoss, kinds: readonly JobKind<object>[]) => {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const kind of kinds) {
    const wanted = optionsOf(kind)
    const queue = known.get(kind.name)
    if (queue && isLike(queue, wanted)) continue
    // With the policy « short », only one of the jobs with the same key may wait.
    if (queue) await boss.updateQueue(kind.name, wanted)
    else await boss.createQueue(kind.name, { ...wanted, policy: 'short', notify: true })
    // This lookup makes pg-boss cache the queue: otherwise the first enqueue would run a query outside its transaction.
    await boss.findJobs(kind.name, { id: noJob })
  }
}

/**
 * Only one process holds the folder, so a run from before this start was cut off when its process ended. It counts as a
 * failed run, so that a job that ends the process each time is given up in the end, but it is retried without delay.
 */
const giveUpCutOff = async (boss: PgBoss, { connection }: Database) => {
  const { rows } = await connection.query(`select name, id from jobs.job where state = 'active'`)
  for (const { name, id } of rows) {
    await boss.fail(String(name), String(id), { message: 'The process ended while this ran' })
    await connection.query(`update jobs.job set start_after = now() where id = $1 and state = 'retry'`, [id])
  }
}

const optionsOf = ({ retries = 5, limitSeconds = 900 }: JobKind<object>) => ({
  retryLimit: retries,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: limitSeconds,
})

const isLike = (queue: QueueOptions, wanted: ReturnType<typeof optionsOf>) =>
  queue.retryLimit === wanted.retryLimit && queue.expireInSeconds === wanted.expireInSeconds

const keepTimetable = async (boss: PgBoss, kinds: readonly JobKind<object>[]) => {
  const known = await boss.getSchedules()
  for (const { name, cron } of kinds) {
    const present = known.find((schedule) => schedule.name === name)?.cron
    if (cron && cron !== present) await boss.schedule(name, cron, {}, { tz: timeZone })
  }
  const unwanted = known.filter(({ name }) => !kinds.some((kind) => kind.name === name && kind.cron))
  for (const { name } of unwanted) await boss.unschedule(name)
}
