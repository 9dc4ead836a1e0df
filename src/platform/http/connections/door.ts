import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestErrors } from '../../../shared/request-errors.ts'

/**
 * The priority of a request when not all can be answered, from the first that is refused to those that are always
 * answered.
 */
export type Worth = 'heavy' | 'usual' | 'buying' | 'always'

/** Requests of a priority are refused when the load exceeds this share of the most that a process can handle. */
const borneUpTo: Readonly<Record<Worth, number>> = {
  heavy: 0.5,
  usual: 0.75,
  buying: 1,
  always: Number.POSITIVE_INFINITY,
}

/** Whether a request is refused, so that requests of a higher priority are answered. */
export const isSentAway = (worth: Worth, pressure: number) => pressure > borneUpTo[worth]

/** More concurrent requests only wait for each other, because the database has sixteen connections. */
const mostAtWork = 400

const measuredEveryMs = 500
const resolutionMs = 20

/**
 * Measures the average delay of the event loop, as the smaller value of the last two intervals: a process that was
 * blocked once has recovered by the time it is asked.
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
  /** A process whose event loop is late by more answers only the requests that are always answered; 0 refuses none. */
  readonly mostDelayMs: number
  /** Replaces the measured load: 1 is the most that the process can handle. */
  readonly pressure?: (() => number) | undefined
}

/** Refuses requests while the process is overloaded, first those that can wait or that cost most. */
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
  // A request counts from when its body has arrived, because a slow connection costs no work.
  server.addHook('preHandler', async (request) => {
    atWork.add(request)
    count++
  })
  // A request counts no more while its answer is being sent. `onSend` runs once the answer is made, also for a client
  // that has disconnected, where `onResponse` does not run.
  server.addHook('onSend', async (request) => {
    if (atWork.delete(request)) count--
  })
}
