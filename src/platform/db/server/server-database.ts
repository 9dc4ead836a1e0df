import { setTimeout as delay } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../../log/log.ts'
import type { Connection, Database } from '../database.ts'
import { StartupError } from '../startup-error.ts'
import { connectionFailure } from './connection-failure.ts'
import { PreparingClient } from './preparing-client.ts'
import { listenOnServer } from './server-listener.ts'

const oldestVersion = 15

const closeLimitMs = 500

const limits = {
  application_name: 'maison-clairval',
  max: 16,
  idleTimeoutMillis: 30_000,
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
  // Queries that are sent together do not wait for each other's answers.
  pipeline: true,
  // With this time zone, sums and dates in SQL give the same results on every server.
  options: '-c timezone=UTC',
} as const

// A count becomes a number, as with the embedded database, and only a value that does not fit one stays exact.
pg.types.setTypeParser(pg.types.builtins.INT8, (text: string) => {
  const exact = BigInt(text)
  const number = Number(exact)
  return Number.isSafeInteger(number) ? number : exact
})

interface ServerPlace {
  readonly url: string
  readonly log: Log
  /** How long a query waits for a connection of the pool before it fails: by default ten seconds. */
  readonly longestWaitMs?: number
}

/** Opens a database on a PostgreSQL server through a pool; each problem at the start becomes one sentence. */
export const openServerDatabase = async ({
  url,
  log,
  longestWaitMs = limits.connectionTimeoutMillis,
}: ServerPlace): Promise<Database> => {
  const pool = await openPool({ url, log, longestWaitMs })
  const db: Database['db'] = drizzle(pool)
  return {
    kind: 'server',
    db,
    connection: wholeScripts(pool),
    listen: (channel, listener) => listenOnServer({ url, channel, listener, log }),
    exclusively: async (lock, run) => {
      const client = await pool.connect()
      try {
        await client.query('set statement_timeout = 0')
        await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [lock])
        return await run({ ...connectionOf(client), transaction: (inside) => transaction(client, inside) })
      } finally {
        // Closing the connection releases the lock, whatever state the work left the connection in.
        client.release(true)
      }
    },
    inUse: () => pool.totalCount - pool.idleCount + pool.waitingCount,
    // A running statement that no caller waits for any more is cut off at the end of the process; the server rolls it
    // back.
    close: () => Promise.race([pool.end(), delay(closeLimitMs, undefined, { ref: false })]),
  }
}

const openPool = async ({ url, log, longestWaitMs }: Required<ServerPlace>) => {
  let pool: pg.Pool | undefined
  try {
    pool = new pg.Pool({
      ...limits,
      connectionTimeoutMillis: longestWaitMs,
      connectionString: url,
      Client: PreparingClient,
    })
    // A connection that was lost while idle is replaced at the next query: this is worth a log line, but must not end
    // the process.
    pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
    // A connection that is lost during a query rejects that query; without this listener, its error event would end the
    // process.
    pool.on('connect', (client) => client.on('error', () => undefined))
    await refuseOldServer(pool)
    return pool
  } catch (error) {
    await pool?.end()
    throw error instanceof StartupError ? error : connectionFailure({ error, url })
  }
}

const refuseOldServer = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  const version = rows[0]?.version ?? 'unknown'
  if (Number.parseInt(version, 10) >= oldestVersion) return
  throw new StartupError(
    `The PostgreSQL server of DATABASE_URL is version ${version}: version ${oldestVersion} or later is needed.`,
  )
}

/**
 * A script that opens a transaction itself and then fails must not return its connection to the pool inside that
 * transaction.
 */
const wholeScripts = (pool: pg.Pool): Connection => ({
  query: async (text, values = []) => {
    if (values.length > 0) return connectionOf(pool).query(text, values)
    const client = await pool.connect()
    let broken = true
    try {
      const answer = await connectionOf(client).query(text)
      broken = false
      return answer
    } finally {
      client.release(broken)
    }
  },
})

const connectionOf = (client: pg.Pool | pg.PoolClient): Connection => ({
  query: async (text, values = []) => {
    // Several statements return a list of results, which the types of the driver leave out.
    const answer: pg.QueryResult | pg.QueryResult[] = await client.query(text, [...values])
    return { rows: Array.isArray(answer) ? answer.flatMap((each) => each.rows) : answer.rows }
  },
})

const transaction = async <T>(client: pg.PoolClient, run: (connection: Connection) => Promise<T>) => {
  await client.query('begin')
  try {
    const result = await run(connectionOf(client))
    await client.query('commit')
    return result
  } catch (error) {
    // When the connection itself is lost, the first error tells more than the failed rollback.
    await client.query('rollback').catch(() => {})
    throw error
  }
}
