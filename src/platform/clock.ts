/** Where « now » comes from, so that a test can choose it. */
export interface Clock {
  now(): Temporal.Instant
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Temporal.Now.instant() }
