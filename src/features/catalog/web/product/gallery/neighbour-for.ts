interface Shelf {
  readonly index: number
  readonly count: number
}

/** The picture that a key leads to, or undefined for other keys. Neither end of the row leads to the other one. */
export const neighbourFor = (key: string, { index, count }: Shelf): number | undefined => {
  const places: Partial<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    Home: 0,
    End: count - 1,
  }
  const place = places[key]
  return place === undefined ? undefined : Math.min(Math.max(place, 0), count - 1)
}
