/** The source of the current time, so that a test can set it. */
export interface Clock {
  now(): Temporal.Instant
}

/** The real clock of the machine. */
export const systemClock: Clock = { now: () => Temporal.Now.instant() }

/** Converts an instant to the Date that timestamp columns take. */
export const dateOf = ({ epochMilliseconds }: Pick<Temporal.Instant, 'epochMilliseconds'>) =>
  new Date(epochMilliseconds)
