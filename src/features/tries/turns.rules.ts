import type { Kept } from './tries.rules.ts'

/** How fast tries at one account from unknown places may follow each other, however many places they come from. */
export interface Pace {
  /** How many tries need not wait after a pause. */
  readonly freeAtOnce: number
  readonly everySeconds: number
  /** No turn is given that is due later than this; this also limits how many callers wait. */
  readonly longestWaitSeconds: number
}

const hour = 3600

/** The pace of the first tries of each place: the owner tries from a new place, or an attacker uses many places. */
export const ofFirstTries: Pace = { freeAtOnce: 20, everySeconds: 2, longestWaitSeconds: hour / 2 }

/** The pace of all further tries: the place has been wrong several times. */
export const ofFurtherTries: Pace = { freeAtOnce: 10, everySeconds: 20, longestWaitSeconds: 6 * hour }

/**
 * How many tries of a place are its first ones. Its further tries wait in the slower queue, until the place has tried
 * nothing for a day.
 */
export const firstTries = 3
export const placeForgottenAfterSeconds = 24 * hour

const secondMs = 1000

export type TurnQueue = 'first' | 'further'

const paces = { first: ofFirstTries, further: ofFurtherTries }

interface Coming {
  readonly nowMs: number
  /** How long this network has to wait: after its tries with this account, and after its tries with any account. */
  readonly ownWaitMs: number
  readonly networkWaitMs: number
  /**
   * The turns that the place was given: their count, when the last one was given, and when that is due. The place waits
   * while `freeAtMs` is later than `lastAtMs`.
   */
  readonly place: Kept
  /** For each queue, `freeAtMs` is when the last turn that was given is due. */
  readonly queues: Readonly<Record<TurnQueue, Kept>>
}

export interface TurnTaken {
  /** 0 when the try is let in. */
  readonly waitMs: number
  readonly place?: Kept
  readonly queue?: readonly [TurnQueue, Kept]
}

/** When the next turn of a queue is due. Unused turns add up, but never to more than `freeAtOnce`. */
const nextDueMs = ({ count, freeAtMs }: Kept, nowMs: number, pace: Pace) => {
  const everyMs = pace.everySeconds * secondMs
  const givenUntilMs = count === 0 ? Number.NEGATIVE_INFINITY : freeAtMs
  return Math.max(givenUntilMs, nowMs - pace.freeAtOnce * everyMs) + everyMs
}

/**
 * Decides about a try at an account from a place where its owner has never been. The try is let in, or the place is
 * given a turn of its own, unless too many wait. A caller who comes back when the turn is due is let in, whatever
 * others do meanwhile, and a caller who comes earlier changes nothing. A place has one turn at a time.
 */
export const giveTurn = (coming: Coming): TurnTaken => {
  const { nowMs, ownWaitMs, networkWaitMs, place, queues } = coming
  if (place.freeAtMs > place.lastAtMs) {
    const waitMs = Math.max(place.freeAtMs - nowMs, ownWaitMs, networkWaitMs)
    return waitMs > 0 ? { waitMs } : { waitMs: 0, place: { ...place, freeAtMs: place.lastAtMs } }
  }
  // A network that has to wait because it tried many accounts is given no turn with any of them.
  if (networkWaitMs > 0) return { waitMs: Math.max(ownWaitMs, networkWaitMs) }
  const isForgotten = nowMs - place.lastAtMs > placeForgottenAfterSeconds * secondMs
  const given = isForgotten ? 0 : place.count
  const queue = given < firstTries ? 'first' : 'further'
  const dueMs = nextDueMs(queues[queue], nowMs, paces[queue])
  const longestMs = paces[queue].longestWaitSeconds * secondMs
  if (dueMs - nowMs > longestMs) return { waitMs: Math.max(longestMs, ownWaitMs) }
  const freeAtMs = Math.max(dueMs, nowMs + ownWaitMs)
  return {
    waitMs: freeAtMs - nowMs,
    place: { count: given + 1, lastAtMs: nowMs, freeAtMs },
    queue: [queue, { count: queues[queue].count + 1, lastAtMs: nowMs, freeAtMs: dueMs }],
  }
}
