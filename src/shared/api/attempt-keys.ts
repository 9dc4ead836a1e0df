/**
 * Idempotency-Keys for something that is tried until it is answered: the same content is the same request, so that a second
 * press, or a try after an answer that was lost, does nothing twice. Another content is another request.
 */
export const attemptKeys = (newKey: () => string) => {
  let last: { readonly content: string; readonly key: string } | undefined
  return {
    keyFor: (content: unknown) => {
      const text = JSON.stringify(content ?? null)
      if (last?.content !== text) last = { content: text, key: newKey() }
      return last.key
    },
    /** It was answered: whatever is asked next is a new request, of the same content too. */
    answered: () => {
      last = undefined
    },
  }
}
