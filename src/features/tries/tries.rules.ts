/** How often something may be tried before each further try has to wait, and for how long. */
export interface AttemptLimit {
  readonly freeTries: number
  readonly firstWaitSeconds: number
  /** The wait doubles up to this limit, so that no owner is locked out for good. */
  readonly longestWaitSeconds: number
  /** After so long without a try, the count begins again. */
  readonly forgottenAfterSeconds: number
  /** What a success takes out of the count: everything that was tried before it, or only itself. */
  readonly forgives: 'everything' | 'itself'
}

/** The seconds to wait after this many tries. */
export const waitAfter = (
  tries: number,
  { freeTries, firstWaitSeconds, longestWaitSeconds }: AttemptLimit,
) => {
  if (tries < freeTries) return 0
  return Math.min(firstWaitSeconds * 2 ** (tries - freeTries), longestWaitSeconds)
}

/** A count as the table `tries` keeps it. */
export interface Kept {
  readonly count: number
  readonly lastAtMs: number
  readonly freeAtMs: number
}

const secondMs = 1000

/** The count after one more try. */
export const afterTry = ({ count, lastAtMs }: Kept, nowMs: number, limit: AttemptLimit): Kept => {
  const isForgotten = nowMs - lastAtMs > limit.forgottenAfterSeconds * secondMs
  const tries = (isForgotten ? 0 : count) + 1
  return { count: tries, lastAtMs: nowMs, freeAtMs: nowMs + waitAfter(tries, limit) * secondMs }
}

const hour = 3600

/** Declarations and letters from one network: the law demands that the house accepts them, so the waits stay short. */
export const sendingsPerNetwork: AttemptLimit = {
  freeTries: 20,
  firstWaitSeconds: 15,
  longestWaitSeconds: 300,
  forgottenAfterSeconds: hour,
  forgives: 'itself',
}

/** The same, counted by the mailbox that gets a mail about each. */
export const sendingsPerMailbox: AttemptLimit = {
  freeTries: 6,
  firstWaitSeconds: 60,
  longestWaitSeconds: 900,
  forgottenAfterSeconds: hour,
  forgives: 'itself',
}
