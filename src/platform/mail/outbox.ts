import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { defineJob } from '../jobs/jobs.ts'
import type { Log } from '../log/log.ts'
import { deliverOutbox } from './deliver-outbox.ts'
import type { MailTransport } from './mail-transport.ts'
import { outboxChannel } from './queue-mail.ts'

/** Mails are sent when they are written; this comes by for those to be tried again. */
export const outboxSweep = defineJob({
  name: 'mail.deliver-outbox',
  data: z.object({}),
  cron: '*/2 * * * *',
  retries: 0,
})

/** The postman of this process. */
export interface Outbox {
  /** Sends what is due; calls that come meanwhile share one more round. */
  deliver(): Promise<void>
  start(): Promise<void>
  /** Hears of no more mail, begins no further one, and waits some seconds for those that a mail server is just taking. */
  stop(): Promise<void>
}

interface OutboxOptions {
  readonly database: Database
  readonly transport: MailTransport | undefined
  readonly log: Log
}

/** Mails that are written in one breath are fetched together. */
const breathMs = 100

/** A mail that is cut off goes out a second time: it is waited for longer than all else at a stop. */
const stopLimitMs = 5_000

/** Delivers mails as soon as the transaction that wrote them commits, in whichever process hears of it first. */
export const createOutbox = ({ database, transport, log }: OutboxOptions): Outbox => {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let breath: NodeJS.Timeout | undefined
  let stopListening = async () => {}
  const stopping = new AbortController()

  const round = () => {
    running = deliverOutbox({ db: database.db, transport, log, signal: stopping.signal }).finally(() => {
      running = undefined
    })
    return running
  }

  const deliver = () => {
    if (!running) return round()
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined
        return round()
      })
    return next
  }

  const deliverSoon = () => {
    deliver().catch((error: unknown) => log.error({ err: error }, 'the outbox could not be delivered'))
  }

  const deliverAfterBreath = () => {
    breath ??= setTimeout(() => {
      breath = undefined
      deliverSoon()
    }, breathMs)
  }

  return {
    deliver,
    start: async () => {
      stopListening = await database.listen(outboxChannel, {
        onPayload: deliverAfterBreath,
        onReconnect: deliverSoon,
      })
      deliverSoon()
    },
    stop: async () => {
      stopping.abort()
      await stopListening()
      clearTimeout(breath)
      const sent = Promise.allSettled([running, next])
      await Promise.race([sent, delay(stopLimitMs, undefined, { ref: false })])
      transport?.close()
    },
  }
}
