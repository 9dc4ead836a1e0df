/** Where « now » comes from, so that a test can choose it. */
export interface Clock {
  now(): Temporal.Instant
}

/** The real clock of the machine. */
export const systemClock: Clock = { now: () => Temporal.Now.instant() }

/** As columns of moments want it. */
export const dateOf = ({ epochMilliseconds }: Pick<Temporal.Instant, 'epochMilliseconds'>) =>
  new Date(epochMilliseconds)
