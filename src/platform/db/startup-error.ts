/** Says in one sentence why the server cannot start; no stack needs to be printed. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
