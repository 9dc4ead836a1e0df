/** Runs tasks one after the other, in the order in which they came; a task that fails does not stop the next one. */
export const oneAtATime = () => {
  let before: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = before.then(work)
    before = result.catch(() => undefined)
    return result
  }
}
