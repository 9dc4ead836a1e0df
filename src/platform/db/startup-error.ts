/** Why the house cannot open, in one sentence for the person at the terminal; no stack is worth printing. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
