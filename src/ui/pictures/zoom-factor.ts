/** How much larger one press of a key makes a picture. */
const keyStep = 1.5

/** The smallest enlargement that a press gives, even of a picture that has no more pixels to show. */
const leastEnlarged = 2

/** How fast a turn of the wheel enlarges, for each pixel that it would have scrolled. */
const wheelRate = 0.002

/** A pinch on a trackpad arrives as a wheel with smaller steps. */
const pinchRate = 0.01

/** The height of a line in pixels, for mice whose wheel counts lines. */
const lineHeight = 16

interface Wheel {
  readonly deltaY: number
  readonly deltaMode: number
  readonly ctrlKey: boolean
}

/** The factor by which a picture that is shown at `shownWidth` has one of its own pixels for each pixel of the window. */
export const largestFactor = (fileWidth: number, shownWidth: number) =>
  Math.max(leastEnlarged, fileWidth / shownWidth)

export const factorWithin = (factor: number, largest: number) => Math.min(Math.max(factor, 1), largest)

export const factorAfterWheel = (factor: number, { deltaY, deltaMode, ctrlKey }: Wheel) => {
  const pixels = deltaMode === 0 ? deltaY : deltaY * lineHeight
  return factor * Math.exp(-pixels * (ctrlKey ? pinchRate : wheelRate))
}

/** The factor after a key, or undefined for keys that do not enlarge. */
export const factorAfterKey = (factor: number, key: string) => {
  if (key === '+' || key === '=') return factor * keyStep
  if (key === '-') return factor / keyStep
  if (key === '0') return 1
  return undefined
}
