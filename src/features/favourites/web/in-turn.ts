let last: Promise<unknown> = Promise.resolve()

/** Writes reach the server one after the other, or a piece that is added and taken off at once could stay. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = last.then(work, work)
  last = turn
  return turn
}
