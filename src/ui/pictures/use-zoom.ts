import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { factorAfterWheel, factorWithin, largestFactor } from './zoom-factor.ts'

interface Zoomed {
  readonly strip: RefObject<HTMLElement | null>
  /** The index of the visible picture in the strip. */
  readonly place: number
  /** The width of its largest file. */
  readonly fileWidth: number
}

type Pointer = Pick<MouseEvent, 'clientX' | 'clientY'>

/** The point that stays where it is while a picture grows around it: in the window, and as a share of the picture. */
interface Anchor {
  readonly x: number
  readonly y: number
  readonly shareX: number
  readonly shareY: number
  readonly before: DOMRect
  readonly isGradual: boolean
}

interface Zoom {
  readonly place: number
  readonly factor: number
  /** Of the last change of the factor. */
  readonly anchor: Anchor | undefined
}

/** A mouse that moves less than this between press and release has pressed the picture, not dragged it. */
const pressPx = 4

/** How far one arrow key moves an enlarged picture, as a share of the window. */
const panShare = 0.2

/** What scrolls around the picture, and what has its size. */
const partsAt = (strip: HTMLElement | null, place: number) => {
  const frame = strip?.children[place]?.firstElementChild
  const sheet = frame?.firstElementChild
  return frame instanceof HTMLElement && sheet instanceof HTMLElement ? { frame, sheet } : undefined
}

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Lets the picture grow from where it was to where it is. */
const grow = (sheet: HTMLElement, before: DOMRect, after: DOMRect) => {
  const { left, top, width } = after
  const from = `translate(${before.left - left}px, ${before.top - top}px) scale(${before.width / width})`
  sheet.animate(
    [
      { transform: from, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    { duration: 300, easing: 'ease-out' },
  )
}

interface Gestures {
  readonly turnWheel: (event: WheelEvent) => void
  /** A mouse drags the picture from where it was. */
  readonly drag: (event: PointerEvent, from: { x: number; y: number }) => void
  /** The picture was pressed and not dragged. */
  readonly press: (event: MouseEvent) => void
}

/** Tells what wheel and mouse do over the pictures of a strip. */
const useGestures = (strip: RefObject<HTMLElement | null>, gestures: Gestures) => {
  const turnWheel = useEffectEvent(gestures.turnWheel)
  const drag = useEffectEvent(gestures.drag)
  const press = useEffectEvent(gestures.press)
  useEffect(() => {
    const { current: ground } = strip
    if (!ground) return
    const listeners = new AbortController()
    const { signal } = listeners
    let start: { x: number; y: number } | undefined
    let last = { x: 0, y: 0 }
    let hasDragged = false
    ground.addEventListener('wheel', (event) => turnWheel(event), { passive: false, signal })
    ground.addEventListener(
      'pointerdown',
      ({ pointerType, button, clientX: x, clientY: y }) => {
        start = pointerType === 'mouse' && button === 0 ? { x, y } : undefined
        last = { x, y }
        hasDragged = false
      },
      { signal },
    )
    ground.addEventListener(
      'pointermove',
      (event) => {
        if (!start) return
        if (event.buttons === 0) {
          start = undefined
          return
        }
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > pressPx) hasDragged = true
        if (hasDragged) drag(event, last)
        last = { x: event.clientX, y: event.clientY }
      },
      { signal },
    )
    ground.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
    ground.addEventListener(
      'click',
      (event) => {
        start = undefined
        if (!hasDragged) press(event)
      },
      { signal },
    )
    return () => listeners.abort()
  }, [strip])
}

/**
 * Enlarges the visible picture of a strip up to its own pixels: by a press, the wheel or a pinch of a trackpad, around
 * the point under the pointer, or by `zoomTo`. An enlarged picture is dragged by the mouse; fingers scroll and pinch it
 * as the browser does. Another picture begins at its whole size.
 */
export const useZoom = ({ strip, place, fileWidth }: Zoomed) => {
  const [zoom, setZoom] = useState<Zoom>({ place, factor: 1, anchor: undefined })
  const { factor, anchor } = zoom.place === place ? zoom : { factor: 1, anchor: undefined }
  if (zoom.place !== place) setZoom({ place, factor, anchor })

  const zoomTo = (wanted: number, pointer?: Pointer, isGradual = false) => {
    const parts = partsAt(strip.current, place)
    if (!parts) return
    const before = parts.sheet.getBoundingClientRect()
    const around = parts.frame.getBoundingClientRect()
    const x = pointer?.clientX ?? around.left + around.width / 2
    const y = pointer?.clientY ?? around.top + around.height / 2
    const next = factorWithin(wanted, largestFactor(fileWidth, before.width / factor))
    if (next === factor) return
    const [shareX, shareY] = [(x - before.left) / before.width, (y - before.top) / before.height]
    setZoom({ place, factor: next, anchor: { x, y, shareX, shareY, before, isGradual } })
  }

  /** Enlarges to the picture's own pixels, or shows the whole of it again. */
  const toggle = (pointer?: Pointer) =>
    zoomTo(factor > 1 ? 1 : Number.POSITIVE_INFINITY, pointer, !wantsStillness())

  // The picture has its new size now.
  useLayoutEffect(() => {
    const parts = partsAt(strip.current, place)
    if (!anchor || !parts) return
    const grown = parts.sheet.getBoundingClientRect()
    parts.frame.scrollBy({
      left: grown.left + anchor.shareX * grown.width - anchor.x,
      top: grown.top + anchor.shareY * grown.height - anchor.y,
      behavior: 'instant',
    })
    if (anchor.isGradual) grow(parts.sheet, anchor.before, parts.sheet.getBoundingClientRect())
  }, [strip, place, anchor])

  const turnWheel = (event: WheelEvent) => {
    // A sideways wheel turns to the next picture, and in a low window a whole picture scrolls.
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
    const frame = partsAt(strip.current, place)?.frame
    if (factor === 1 && !event.ctrlKey && frame && frame.scrollHeight > frame.clientHeight) return
    event.preventDefault()
    zoomTo(factorAfterWheel(factor, event), event)
  }
  const drag = (event: PointerEvent, from: { x: number; y: number }) => {
    partsAt(strip.current, place)?.frame.scrollBy({
      left: from.x - event.clientX,
      top: from.y - event.clientY,
      behavior: 'instant',
    })
  }
  const press = (event: MouseEvent) => {
    if (event.target instanceof HTMLImageElement) toggle(event)
  }
  useGestures(strip, { turnWheel, drag, press })

  /** Moves an enlarged picture under the window, in shares of it. */
  const pan = (x: number, y: number) => {
    const frame = partsAt(strip.current, place)?.frame
    frame?.scrollBy({ left: x * panShare * frame.clientWidth, top: y * panShare * frame.clientHeight })
  }
  return { factor, zoomTo, toggle, pan }
}
