export type ToastPlace = 'top' | 'bottom'

export interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

interface Seen {
  /** Of the window, in pixels. */
  readonly width: number
  readonly height: number
  /** What a bar at the foot of the window takes. */
  readonly bottomRoom: number
  /** What was pressed last. */
  readonly pressed: Box | undefined
}

/** From here on the picture of a product stands beside its words, and the upper right corner is free (`lg`). */
const wideFrom = 1024
const gap = 16
const headerHeight = 80
/** A message with all that it may have. */
const cardHeight = 160
const cardWidth = 384

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const boxOf = (place: ToastPlace, { width, height, bottomRoom }: Seen): Box => {
  const right = width - gap
  const left = Math.max(gap, right - cardWidth)
  const foot = height - bottomRoom - gap
  return place === 'top'
    ? { left, right, top: headerHeight, bottom: headerHeight + cardHeight }
    : { left, right, top: foot - cardHeight, bottom: foot }
}

/**
 * Where messages appear: at the top right, and at the foot of a narrow window, where a picture lies at the top. Never
 * over what was just pressed, which is likely to be pressed again.
 */
export const toastPlace = (seen: Seen): ToastPlace => {
  const usual = seen.width >= wideFrom ? 'top' : 'bottom'
  if (!seen.pressed || !overlaps(seen.pressed, boxOf(usual, seen))) return usual
  return usual === 'top' ? 'bottom' : 'top'
}
