export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value))

export const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** From 0 to 1 between two edges, without a corner at either. */
export const smooth = (from: number, to: number, value: number) => {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

/** A bell of height 1 around a centre. */
export const bell = (offset: number, width: number) => Math.exp(-((offset / width) ** 2))

/** The shortest way from one angle to another, in (-π, π]. */
export const turnTo = (from: number, to: number) => {
  const turn = (to - from) % (2 * Math.PI)
  if (turn > Math.PI) return turn - 2 * Math.PI
  return turn <= -Math.PI ? turn + 2 * Math.PI : turn
}

export const degrees = (angle: number) => (angle * Math.PI) / 180

type Knots = readonly (readonly [at: number, ...values: number[]])[]

/** A smooth curve through knots given in rising order (Catmull-Rom), one value per column. */
export const through =
  (knots: Knots) =>
  (at: number, column = 0): number => {
    const last = knots.length - 1
    let index = 0
    while (index < last - 1 && (knots[index + 1]?.[0] ?? 0) <= at) index++
    const place = (offset: number) => knots[Math.min(last, Math.max(0, index + offset))]?.[0] ?? 0
    const value = (offset: number) => knots[Math.min(last, Math.max(0, index + offset))]?.[column + 1] ?? 0
    const span = place(1) - place(0) || 1
    const share = clamp((at - place(0)) / span)
    const slope = (offset: number) => {
      const width = place(offset + 1) - place(offset - 1)
      return width === 0 ? 0 : ((value(offset + 1) - value(offset - 1)) / width) * span
    }
    const square = share * share
    const cube = square * share
    return (
      (2 * cube - 3 * square + 1) * value(0) +
      (cube - 2 * square + share) * slope(0) +
      (3 * square - 2 * cube) * value(1) +
      (cube - square) * slope(1)
    )
  }

/** Surfaces are laid row by row, all of a row at one height: what was found for it is kept until the next. */
export const lastKept = <Value>(find: (at: number) => Value): ((at: number) => Value) => {
  let place = Number.NaN
  let kept: Value | undefined
  return (at) => {
    if (kept === undefined || at !== place) {
      place = at
      kept = find(at)
    }
    return kept
  }
}
