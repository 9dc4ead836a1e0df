import pg from 'pg'
import type { Log } from '../log/log.ts'
import type { Listener } from './database.ts'

const firstDelayMs = 200
const longestDelayMs = 10_000

interface ListenRequest {
  readonly url: string
  readonly channel: string
  readonly listener: Listener
  readonly log: Log
}

/** Holds one connection open for a channel, and opens it again, ever more patiently, whenever it is lost. */
export const listenOnServer = async ({ url, channel, listener, log }: ListenRequest) => {
  let stopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  const connect = async () => {
    const candidate = new pg.Client({
      connectionString: url,
      application_name: 'maison-clairval listener',
      keepAlive: true,
    })
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
  }

  const reconnect = (delayMs: number) => {
    if (stopped) return
    timer = setTimeout(() => {
      connect().then(afterReconnect, () => reconnect(Math.min(delayMs * 2, longestDelayMs)))
    }, delayMs)
  }

  const afterReconnect = async () => {
    if (stopped) await client?.end()
    else listener.onReconnect?.()
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end()
  }
}
