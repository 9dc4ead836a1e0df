import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { defineJob } from '../jobs/jobs.ts'
import type { Log } from '../log/log.ts'
import { deliverOutbox } from './deliver-outbox.ts'
import type { MailTransport } from './mail-transport.ts'
import { nextHeldInMs } from './outbox.repository.ts'
import { outboxChannel } from './queue-mail.ts'

/** Mails are sent as soon as they are written; this job sends those whose retry is due. */
export const outboxSweep = defineJob({
  name: 'mail.deliver-outbox',
  data: z.object({}),
  cron: '*/2 * * * *',
  retries: 0,
})

/** Sends the mails of this process. */
export interface Outbox {
  /** Sends the mails that are due; calls during a run share one further run. */
  deliver(): Promise<void>
  start(): Promise<void>
  /** Stops listening, starts no further mail, and waits some seconds for those that a mail server is receiving. */
  stop(): Promise<void>
}

interface OutboxOptions {
  readonly database: Database
  readonly transport: MailTransport | undefined
  readonly log: Log
}

/** Mails that are written within this time are fetched together. */
const breathMs = 100

/** What is held for longer is found by the job. */
const longestHeldMs = 120_000

/** A mail that is cut off is sent a second time, so a stop waits longer for mails than for all other work. */
const stopLimitMs = 5_000

/** Sends mails as soon as the transaction that wrote them commits, in the process that is notified first. */
export const createOutbox = ({ database, transport, log }: OutboxOptions): Outbox => {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let breath: NodeJS.Timeout | undefined
  let held: NodeJS.Timeout | undefined
  let stopListening = async () => {}
  const stopping = new AbortController()

  const round = () => {
    running = deliverOutbox({ db: database.db, transport, log, signal: stopping.signal })
      .then(deliverWhenHeldIsDue)
      .finally(() => {
        running = undefined
      })
    return running
  }

  /** A held mail tells nobody when its time has come. */
  const deliverWhenHeldIsDue = async () => {
    clearTimeout(held)
    if (stopping.signal.aborted) return
    const inMs = await nextHeldInMs(database.db)
    if (inMs !== undefined && inMs < longestHeldMs) held = setTimeout(deliverSoon, inMs + breathMs)
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
      clearTimeout(held)
      const sent = Promise.allSettled([running, next])
      await Promise.race([sent, delay(stopLimitMs, undefined, { ref: false })])
      transport?.close()
    },
  }
}
