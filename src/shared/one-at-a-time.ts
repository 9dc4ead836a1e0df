/** Runs one piece of work after the other, in the order in which they came; one that fails holds up none. */
export const oneAtATime = () => {
  let before: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = before.then(work)
    before = result.catch(() => undefined)
    return result
  }
}
