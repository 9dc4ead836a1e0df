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
  /** The boxes of the buttons and fields of the page. */
  readonly controls: readonly Box[]
  /** The height of the toasts that are shown already. */
  readonly listHeight: number
  /** Where they are shown; undefined for the first one. */
  readonly shown: ToastPlace | undefined
}

/** From this width on there is room beside a toast (`lg`). */
const wideFrom = 1024
const gap = 16
const headerHeight = 80
/** The height of a toast with all its optional parts. */
const cardHeight = 160
const cardWidth = 384

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const boxOf = (place: ToastPlace, { width, height, bottomRoom, listHeight }: Seen): Box => {
  const tall = Math.max(cardHeight, listHeight)
  const right = width - gap
  const left = Math.max(gap, right - cardWidth)
  const foot = height - bottomRoom - gap
  return place === 'top'
    ? { left, right, top: headerHeight, bottom: headerHeight + tall }
    : { left, right, top: foot - tall, bottom: foot }
}

/**
 * Where toasts appear: at the top right. They never cover the control that was pressed last, because the visitor is
 * likely to press it again. A narrow window leaves no room beside them: there they make way for the buttons and fields
 * of the page, of which one is needed next, and begin at the foot where any lies at the top.
 */
export const toastPlace = (seen: Seen): ToastPlace => {
  const isNarrow = seen.width < wideFrom
  const isOnPressed = (place: ToastPlace) =>
    seen.pressed !== undefined && overlaps(seen.pressed, boxOf(place, seen))
  const covered = (place: ToastPlace) =>
    seen.controls.filter((control) => overlaps(control, boxOf(place, seen))).length
  const here = seen.shown ?? (isNarrow && covered('top') > 0 ? 'bottom' : 'top')
  const there = here === 'top' ? 'bottom' : 'top'
  if (isOnPressed(here)) return there
  if (!isNarrow || isOnPressed(there)) return here
  return covered(there) < covered(here) ? there : here
}
