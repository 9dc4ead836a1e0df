/** An access token lives for fifteen minutes. */
const keptForMs = 10 * 60_000

/** The token of somebody who stays signed in: a new one is asked for before the last ends. */
export const keptToken = (signIn: () => Promise<string>, first?: string) => {
  let kept = first === undefined ? undefined : { token: first, sinceMs: performance.now() }
  return async () => {
    if (!kept || performance.now() - kept.sinceMs > keptForMs)
      kept = { token: await signIn(), sinceMs: performance.now() }
    return kept.token
  }
}
