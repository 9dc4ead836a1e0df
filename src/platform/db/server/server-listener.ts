import pg from 'pg'
import type { Log } from '../../log/log.ts'
import type { Listener } from '../database.ts'

const firstDelayMs = 200
const longestDelayMs = 10_000
const heartbeatMs = 15_000
const heartbeatLimitMs = 5_000

interface ListenRequest {
  readonly url: string
  readonly channel: string
  readonly listener: Listener
  readonly log: Log
}

/** Keeps one connection open for a channel. When the connection is lost, it reconnects after waits that grow. */
export const listenOnServer = async ({ url, channel, listener, log }: ListenRequest) => {
  let stopped = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let heartbeat: NodeJS.Timeout | undefined

  const connect = async () => {
    const candidate = newClient(url)
    candidate.on('error', (error) => log.warn({ err: error, channel }, 'the listening connection failed'))
    candidate.on('notification', ({ payload }) => listener.onPayload(payload ?? ''))
    try {
      await candidate.connect()
      await candidate.query(`listen ${candidate.escapeIdentifier(channel)}`)
    } catch (error) {
      await candidate.end().catch(() => {})
      throw error
    }
    candidate.once('end', () => reconnect(firstDelayMs))
    client = candidate
    heartbeat = keepChecking(candidate)
  }

  const reconnect = (delayMs: number) => {
    clearInterval(heartbeat)
    if (stopped) return
    retry = setTimeout(() => {
      connect().then(afterReconnect, () => reconnect(Math.min(delayMs * 2, longestDelayMs)))
    }, delayMs)
  }

  const close = async () => {
    clearInterval(heartbeat)
    await client?.end().catch(() => {})
  }

  const afterReconnect = async () => {
    if (stopped) return await close()
    log.info({ channel }, 'listening again')
    listener.onReconnect?.()
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(retry)
    await close()
  }
}

const newClient = (url: string) =>
  new pg.Client({
    connectionString: url,
    application_name: 'maison-clairval listener',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    query_timeout: heartbeatLimitMs,
  })

/**
 * A connection that was cut silently looks open for ever, and cached pages would stay stale: so it is checked
 * regularly, and dropped when it does not answer.
 */
const keepChecking = (client: pg.Client) =>
  setInterval(() => {
    client.query('select 1').catch(() => client.connection.stream.destroy())
  }, heartbeatMs).unref()
