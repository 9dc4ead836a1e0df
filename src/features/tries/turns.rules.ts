import type { Kept } from './tries.rules.ts'

/** How fast the tries of strangers at one account follow each other, whichever and however many places they come from. */
export interface Pace {
  /** After a pause so many tries need not wait. */
  readonly freeAtOnce: number
  readonly everySeconds: number
  /** No turn is given for later than this: so many wait, and no more are kept. */
  readonly longestWaitSeconds: number
}

const hour = 3600

/** The first tries of a place, some a day: its owner comes from somewhere new, or one of many guesses. */
export const ofFirstTries: Pace = { freeAtOnce: 20, everySeconds: 2, longestWaitSeconds: hour / 2 }

/** What is tried after them: a place that has been wrong several times. */
export const ofFurtherTries: Pace = { freeAtOnce: 10, everySeconds: 20, longestWaitSeconds: 6 * hour }

/** First tries of a place; what it tries more stands behind those of all others, until it has tried nothing for a day. */
export const firstTries = 3
export const placeForgottenAfterSeconds = 24 * hour

const secondMs = 1000

export type TurnQueue = 'first' | 'further'

const paces = { first: ofFirstTries, further: ofFurtherTries }

interface Coming {
  readonly nowMs: number
  /** For how long its own slips with this account have this place wait, and for how long those of its network with any. */
  readonly ownWaitMs: number
  readonly networkWaitMs: number
  /** How many turns the place was given, when the last one, and when that is due: later than it was given while it waits. */
  readonly place: Kept
  /** Until when turns are given away. */
  readonly queues: Readonly<Record<TurnQueue, Kept>>
}

export interface TurnTaken {
  /** None: the try is let in. */
  readonly waitMs: number
  readonly place?: Kept
  readonly queue?: readonly [TurnQueue, Kept]
}

/** When the next turn of a queue is due; it gathers no more free ones than it may give at once. */
const nextDueMs = ({ count, freeAtMs }: Kept, nowMs: number, pace: Pace) => {
  const everyMs = pace.everySeconds * secondMs
  const givenUntilMs = count === 0 ? Number.NEGATIVE_INFINITY : freeAtMs
  return Math.max(givenUntilMs, nowMs - pace.freeAtOnce * everyMs) + everyMs
}

/**
 * What becomes of a try at an account from a place where its owner has never been. It is let in, or it is given a turn
 * that is its own: a caller who comes back when it is due is let in, whatever others do meanwhile, and one who comes earlier
 * changes nothing. A place has one turn at a time.
 */
export const giveTurn = (coming: Coming): TurnTaken => {
  const { nowMs, ownWaitMs, networkWaitMs, place, queues } = coming
  if (place.freeAtMs > place.lastAtMs) {
    const waitMs = Math.max(place.freeAtMs - nowMs, ownWaitMs, networkWaitMs)
    return waitMs > 0 ? { waitMs } : { waitMs: 0, place: { ...place, freeAtMs: place.lastAtMs } }
  }
  // A network that tries one account after the other is given no turn with any.
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
