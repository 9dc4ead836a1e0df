/**
 * Idempotency-Keys for a request that is retried until it is answered: the same content keeps its key, so that a second
 * press, or a retry after a lost answer, does nothing twice. Another content gets another key.
 */
export const attemptKeys = (newKey: () => string) => {
  let last: { readonly content: string; readonly key: string } | undefined
  return {
    keyFor: (content: unknown) => {
      const text = JSON.stringify(content ?? null)
      if (last?.content !== text) last = { content: text, key: newKey() }
      return last.key
    },
    /** The request was answered: the next one gets a new key, even with the same content. */
    answered: () => {
      last = undefined
    },
  }
}
