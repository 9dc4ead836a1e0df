import { type Db as BossDatabase, PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'

/** Opens pg-boss on our database; its maintenance runs rarely, because the embedded database has a single thread. */
export const openQueue = ({ database, log }: { database: Database; log: Log }) => {
  const embedded = database.kind === 'embedded'
  const boss = new PgBoss({
    db: bossDatabase(database),
    backend: embedded ? 'pglite' : 'postgres',
    schema: 'jobs',
    useListenNotify: true,
    flowIntervalSeconds: 600,
    bamIntervalSeconds: 600,
    cronWorkerIntervalSeconds: 15,
    monitorIntervalSeconds: 300,
    superviseIntervalSeconds: 300,
    // The embedded database has no vacuum daemon and only one connection, so it cannot reindex concurrently.
    ...(embedded && { reindex: false, monitorVacuum: false }),
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'))
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the job queue warns'))
  return boss
}

const bossDatabase = (database: Database): BossDatabase => ({
  executeSql: async (text, values = []) => ({
    rows: [...(await database.connection.query(text, values)).rows],
  }),
  listen: async (channel, onPayload, onReconnect) => {
    const close = await database.listen(channel, { onPayload, onReconnect })
    onReconnect()
    return { close }
  },
})
