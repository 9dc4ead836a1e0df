import { Dialog as Base } from '@base-ui/react/dialog'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { hasModifier } from '../buttons/has-modifier.ts'
import { classNames } from '../class-names.ts'
import { useOwnTexts } from '../i18n/use-own-texts.ts'
import type { PictureImage } from './picture.tsx'
import { useStrip } from './use-strip.ts'
import { useZoom } from './use-zoom.ts'
import { largestFileOf, ViewedPicture } from './viewed-picture.tsx'
import { viewerTexts } from './viewer.texts.ts'
import { ViewerBar } from './viewer-bar.tsx'
import { factorAfterKey } from './zoom-factor.ts'

export interface PictureViewerProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly pictures: readonly PictureImage[]
  /** The index of the visible picture, from 0. */
  readonly place: number
  readonly onPlaceChange: (place: number) => void
  /** The caption of the visible picture. */
  readonly caption?: ReactNode
  /** The element that gets the focus after closing; by default the element that opened the viewer. */
  readonly returnTo?: () => HTMLElement | null
}

const stepOf: Readonly<Partial<Record<string, number>>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

const panOf: Readonly<Partial<Record<string, readonly [x: number, y: number]>>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** Whether fingers have enlarged the whole window, as the browser lets them. */
const usePinched = () => {
  const [isPinched, setPinched] = useState(false)
  useEffect(() => {
    const { visualViewport: sight } = window
    const look = () => setPinched(sight !== null && sight.scale > 1)
    sight?.addEventListener('resize', look)
    return () => sight?.removeEventListener('resize', look)
  }, [])
  return isPinched
}

/**
 * Shows pictures one by one over the whole window. They are in a strip that scrolls: the browser handles swipes and
 * pinches, and buttons and arrow keys move the strip. Each can be enlarged to its own pixels. The code is heavy: import
 * it when it is first opened.
 */
export const PictureViewer = (props: PictureViewerProps) => {
  const { open, onOpenChange, ...rest } = props
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Strip {...rest} />
      </Base.Portal>
    </Base.Root>
  )
}

interface Pressed {
  readonly zoom: ReturnType<typeof useZoom>
  readonly turn: (step: number) => void
}

/** Keys enlarge the picture, move it while it is enlarged, and turn to another one. */
const pressOf =
  ({ zoom, turn }: Pressed) =>
  (event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey } = event
    // Some keyboards type « + » and « 0 » with Shift only.
    const shiftKey = event.shiftKey && factorAfterKey(1, event.key) === undefined
    if (hasModifier({ altKey, ctrlKey, metaKey, shiftKey })) return
    const factor = factorAfterKey(zoom.factor, event.key)
    const way = zoom.factor > 1 ? panOf[event.key] : undefined
    const step = stepOf[event.key]
    if (factor !== undefined) zoom.zoomTo(factor)
    else if (way) zoom.pan(...way)
    else if (step !== undefined) turn(step)
    else return
    event.preventDefault()
  }

const Strip = ({
  title,
  pictures,
  place,
  onPlaceChange,
  caption,
  returnTo,
}: Omit<PictureViewerProps, 'open' | 'onOpenChange'>) => {
  useOwnTexts('viewer', viewerTexts)
  const { strip, turn, letGo, follow } = useStrip({ count: pictures.length, place, onPlaceChange })
  const shown = pictures[place]
  const zoom = useZoom({ strip, place, fileWidth: shown ? largestFileOf(shown) : 0 })
  const isZoomed = zoom.factor > 1
  const isPinched = usePinched()
  const press = pressOf({ zoom, turn })
  // When the visible picture is loaded, its two neighbours are loaded.
  const [arrived, setArrived] = useState<ReadonlySet<number>>(new Set())
  const isWanted = (index: number) => index === place || (Math.abs(index - place) === 1 && arrived.has(place))
  return (
    <Base.Popup
      onKeyDown={press}
      finalFocus={() => {
        const target = returnTo?.()
        target?.scrollIntoView({ block: 'nearest' })
        return target ?? true
      }}
      className="fixed inset-0 z-50 grid grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] bg-paper text-ink outline-none transition-opacity duration-400 data-ending-style:opacity-0 data-starting-style:opacity-0"
    >
      <ViewerBar
        title={title}
        place={place}
        count={pictures.length}
        isZoomed={isZoomed}
        onZoom={() => zoom.toggle()}
        onTurn={turn}
      />
      <section
        ref={strip}
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard in every browser
        tabIndex={0}
        onScroll={follow}
        onPointerDown={letGo}
        onWheel={letGo}
        className="flex snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-contain scroll-smooth [scrollbar-width:none]"
      >
        {pictures.map((picture, index) => (
          <div
            key={picture.url}
            aria-hidden={index !== place}
            className={classNames(
              'w-full flex-none snap-center snap-always md:px-margin',
              caption ? 'md:pb-4' : 'md:pb-margin',
            )}
          >
            <ViewedPicture
              picture={picture}
              factor={index === place ? zoom.factor : 1}
              isPinched={isPinched && index === place}
              priority={isWanted(index)}
              onSettled={() => setArrived((before) => new Set(before).add(index))}
            />
          </div>
        ))}
      </section>
      {caption && (
        <div aria-live="polite" className="min-h-24 px-margin pt-3 pb-4 md:min-h-20 md:pt-0">
          {caption}
        </div>
      )}
    </Base.Popup>
  )
}
