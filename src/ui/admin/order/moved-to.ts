/** The same list with one of it in another place. */
export const movedTo = (ids: readonly string[], id: string, place: number) => {
  const others = ids.filter((each) => each !== id)
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, id)
}

interface Span {
  readonly id: string
  readonly top: number
  readonly bottom: number
}

/** Where something that is dragged to a height belongs among the rows: before the first whose middle lies below it. */
export const placeAt = (rows: readonly Span[], dragged: string, height: number) => {
  const others = rows.filter(({ id }) => id !== dragged)
  const below = others.findIndex(({ top, bottom }) => height < (top + bottom) / 2)
  return below === -1 ? others.length : below
}
