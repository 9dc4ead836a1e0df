export type ToastPlace = 'top' | 'bottom'

export interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

interface Seen {
  /** The width of the window, in pixels. */
  readonly width: number
  readonly height: number
  /** The height of a bar at the foot of the window. */
  readonly bottomRoom: number
  /** The box of the control that was pressed last. */
  readonly pressed: Box | undefined
}

/** From this width on the picture of a product is beside its text, and the upper right corner is free (`lg`). */
const wideFrom = 1024
const gap = 16
const headerHeight = 80
/** The height of a toast with all its optional parts. */
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
 * Where toasts appear: at the top right, or at the foot of a narrow window, where a picture is at the top. They never
 * cover the control that was pressed last, because the visitor is likely to press it again.
 */
export const toastPlace = (seen: Seen): ToastPlace => {
  const usual = seen.width >= wideFrom ? 'top' : 'bottom'
  if (!seen.pressed || !overlaps(seen.pressed, boxOf(usual, seen))) return usual
  return usual === 'top' ? 'bottom' : 'top'
}
