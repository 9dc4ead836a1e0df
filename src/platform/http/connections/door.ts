import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestErrors } from '../../../shared/request-errors.ts'

/** What a request is worth when not all can be answered, from what is sent away first to what is always answered. */
export type Worth = 'heavy' | 'usual' | 'buying' | 'always'

/** The share of what a process bears at most from which on requests of a worth are sent away. */
const borneUpTo: Readonly<Record<Worth, number>> = {
  heavy: 0.5,
  usual: 0.75,
  buying: 1,
  always: Number.POSITIVE_INFINITY,
}

/** Whether a request is sent away, so that what is worth more is answered. */
export const isSentAway = (worth: Worth, pressure: number) => pressure > borneUpTo[worth]

/** More requests at work wait for each other: the database has sixteen connections. */
const mostAtWork = 400

const measuredEveryMs = 500
const resolutionMs = 20

/**
 * How much later than it should a process comes to what is next, on average: in each of the last two moments, because one
 * that was held up once has caught up when it is asked.
 */
const measureDelay = (server: FastifyInstance) => {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
  histogram.enable()
  let [before, last] = [0, 0]
  const timer = setInterval(() => {
    before = last
    last = histogram.count > 0 ? Math.max(0, histogram.mean / 1e6 - resolutionMs) : 0
    histogram.reset()
  }, measuredEveryMs).unref()
  server.addHook('onClose', async () => {
    clearInterval(timer)
    histogram.disable()
  })
  return () => Math.min(before, last)
}

export interface DoorOptions {
  readonly worthOf: (request: FastifyRequest) => Worth
  /** A process that is late by more answers only what it always answers; 0 refuses no request. */
  readonly mostDelayMs: number
  /** Instead of what is measured: 1 is what the process bears at most. */
  readonly pressure?: (() => number) | undefined
}

/** Sends requests away while the process is under pressure, those first that can wait or that cost most. */
export const createDoor = (server: FastifyInstance, { worthOf, mostDelayMs, pressure }: DoorOptions) => {
  const atWork = new WeakSet<FastifyRequest>()
  let count = 0
  const delayMs = pressure || mostDelayMs === 0 ? () => 0 : measureDelay(server)
  const measured = () => (mostDelayMs === 0 ? 0 : Math.max(delayMs() / mostDelayMs, count / mostAtWork))
  const current = pressure ?? measured

  server.addHook('onRequest', async (request) => {
    const now = current()
    if (now > borneUpTo.heavy && isSentAway(worthOf(request), now)) throw requestErrors.serviceBusy()
  })
  // Counted once its body has come: a slow line is no work.
  server.addHook('preHandler', async (request) => {
    atWork.add(request)
    count++
  })
  // Nor is one to send: `onSend` comes once the answer is made, also for a caller that has gone, and `onResponse` does not.
  server.addHook('onSend', async (request) => {
    if (atWork.delete(request)) count--
  })
}
