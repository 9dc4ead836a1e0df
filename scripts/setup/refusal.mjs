/** A reason to stop that the user can act on: printed as its one sentence, without a stack trace. */
export class Refusal extends Error {}

/** The command was told to stop by a signal. */
export class Interruption extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`stopped by ${signal}`)
    this.signal = signal
  }
}

/**
 * Whether the operating system refused for this reason.
 * @param {unknown} error
 * @param {string[]} codes
 */
export function hasCode(error, ...codes) {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
