import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestErrors } from '../../../shared/request-errors.ts'
import { comesFromHere } from '../comes-from-here.ts'
import { networkOf } from './network-of.ts'
import { openThings } from './open-things.ts'

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

/**
 * A single network, such as one household, office or robot, has to wait by the same shares of this number. A browser has
 * six connections, and kept pages and files do not count.
 */
const mostOfOneNetwork = 16

/**
 * A request that waits for others of its network is refused after about so long. Hundreds of them then neither keep the
 * process busy with refusals nor come back all at the same moment. Further requests than these are refused at once.
 */
const heldBackMs = { least: 1_500, most: 2_500 }
const mostHeldBack = 1_000

/** A load balancer sends visitors elsewhere once ordinary pages have been refused for so long. */
const shutAfterMs = 60_000

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
  /** Replaces the clock by which the time is measured since ordinary requests are refused. */
  readonly nowMs?: (() => number) | undefined
}

export interface Door {
  /** The number of requests whose answer is being made. */
  readonly atWork: () => number
  /** The number of requests that wait for their refusal. */
  readonly heldBack: () => number
  /** Whether ordinary pages have been refused for a minute, and would be refused now. */
  readonly isShut: () => boolean
}

/** Counts the requests at work by network, and lets those of a greedy network wait before they are refused. */
const networkQueue = (worthOf: DoorOptions['worthOf']) => {
  const atWork = openThings<FastifyRequest>()
  /** The requests that wait for others of their network, in the order in which they came, with the end of each wait. */
  const heldBack = new Map<FastifyReply, { readonly network: string; readonly end: () => void }>()

  /** Whether the network of a request causes more load than one network may. */
  const isGreedy = (request: FastifyRequest) => {
    const share = atWork.of(networkOf(request.ip)) / mostOfOneNetwork
    return share > borneUpTo.heavy && !comesFromHere(request) && isSentAway(worthOf(request), share)
  }

  /** Waits until another request of the network is done, the time is over, or the caller has left. */
  const holdBack = (network: string, reply: FastifyReply) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer)
        heldBack.delete(reply)
        reply.raw.off('close', end)
        resolve()
      }
      const waitMs = heldBackMs.least + Math.random() * (heldBackMs.most - heldBackMs.least)
      const timer = setTimeout(end, waitMs).unref()
      heldBack.set(reply, { network, end })
      reply.raw.once('close', end)
    })

  return {
    atWork: atWork.inAll,
    heldBack: () => heldBack.size,
    enter: (request: FastifyRequest) => atWork.enter(request, networkOf(request.ip)),
    leave: (request: FastifyRequest) => {
      if (!atWork.leave(request)) return
      const network = networkOf(request.ip)
      for (const waiting of heldBack.values()) if (waiting.network === network) return waiting.end()
    },
    refuseGreedy: async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isGreedy(request)) return
      if (heldBack.size < mostHeldBack) await holdBack(networkOf(request.ip), reply)
      if (isGreedy(request)) throw requestErrors.tooManyRequests({ retryAfterSeconds: 2 })
    },
  }
}

/** Refuses requests by their worth while the load is more than the process can handle. */
const overloadGuard = ({ worthOf, nowMs = () => performance.now() }: DoorOptions, pressure: () => number) => {
  let refusedSinceMs: number | undefined
  return {
    refuseOverloaded: (request: FastifyRequest) => {
      const now = pressure()
      if (now <= borneUpTo.heavy) {
        refusedSinceMs = undefined
        return
      }
      if (!isSentAway(worthOf(request), now)) return
      refusedSinceMs ??= nowMs()
      throw requestErrors.serviceBusy()
    },
    isShut: () =>
      pressure() > borneUpTo.heavy && refusedSinceMs !== undefined && nowMs() - refusedSinceMs >= shutAfterMs,
  }
}

/** Refuses requests while the process is overloaded, first those that can wait or that cost most. */
export const createDoor = (server: FastifyInstance, options: DoorOptions): Door => {
  const { worthOf, mostDelayMs, pressure } = options
  const { atWork, heldBack, enter, leave, refuseGreedy } = networkQueue(worthOf)
  const delayMs = pressure || mostDelayMs === 0 ? () => 0 : measureDelay(server)
  const measured = () => (mostDelayMs === 0 ? 0 : Math.max(delayMs() / mostDelayMs, atWork() / mostAtWork))
  const { refuseOverloaded, isShut } = overloadGuard(options, pressure ?? measured)
  const counted = new WeakSet<object>()

  // Refused here, a request costs neither the reading of its body nor a query.
  server.addHook('onRequest', async (request, reply) => {
    await refuseGreedy(request, reply)
    refuseOverloaded(request)
  })
  // A request counts while its handler runs, thus from when its body has arrived, because a slow connection costs no
  // work, and no more when its answer is made, because a slow reader costs none either. The end of the handler comes
  // whatever way a request ends: its caller has left, it failed, or it was passed to the answer for unknown addresses.
  server.addHook('onRoute', (route) => {
    const { handler } = route
    if (counted.has(handler)) return
    route.handler = async function (request, reply) {
      // Requests that came together have all passed the hook before the first of them counted.
      await refuseGreedy(request, reply)
      enter(request)
      try {
        return await handler.call(this, request, reply)
      } finally {
        leave(request)
      }
    }
    counted.add(route.handler)
  })
  server.addHook('onSend', async (request) => leave(request))

  return { atWork, heldBack, isShut }
}
