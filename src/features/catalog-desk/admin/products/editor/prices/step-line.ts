interface Step {
  readonly price: number
  readonly fromMs: number
  /** Infinity while it applies. */
  readonly toMs: number
}

interface Frame {
  readonly width: number
  readonly height: number
  readonly nowMs: number
}

/**
 * The path of an SVG that draws prices as steps, from the first to now. It has a gap where the product was not sold; the
 * lowest price lies on the ground.
 */
export const stepLine = (steps: readonly Step[], { width, height, nowMs }: Frame) => {
  const beginMs = steps[0]?.fromMs ?? nowMs
  const prices = steps.map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const x = (ms: number) => {
    const span = Math.max(1, nowMs - beginMs)
    return Math.round(((Math.min(ms, nowMs) - beginMs) / span) * width * 10) / 10
  }
  const y = (price: number) => {
    const share = high === low ? 0.5 : (price - low) / (high - low)
    return Math.round((1 - share) * height * 10) / 10
  }
  return steps
    .map(({ price, fromMs, toMs }, place) => {
      const before = steps[place - 1]
      const isJoined = before !== undefined && before.toMs >= fromMs
      return `${isJoined ? 'L' : 'M'}${x(fromMs)} ${y(price)}L${x(toMs)} ${y(price)}`
    })
    .join('')
}
