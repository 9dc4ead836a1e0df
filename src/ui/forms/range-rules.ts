export type NumberRange = readonly [lowest: number, highest: number]
export interface RangeLimits {
  min: number
  max: number
  step: number
}
export interface RangeMove {
  end: 0 | 1
  wanted: number
}

/**
 * Moves one end of a range: to a step, inside the limits, and never past the other end. A value that is no number
 * counts as 0 (§5).
 */
export const moveRangeEnd = (range: NumberRange, move: RangeMove, limits: RangeLimits): NumberRange => {
  const { min, max, step } = limits
  const { end, wanted } = move
  const [lowest, highest] = range
  const onStep = min + Math.round(((Number.isFinite(wanted) ? wanted : 0) - min) / step) * step
  const inLimits = Math.min(max, Math.max(min, onStep))
  return end === 0 ? [Math.min(inLimits, highest), highest] : [lowest, Math.max(inLimits, lowest)]
}
