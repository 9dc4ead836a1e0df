import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Picture, type PictureImage } from './picture.tsx'

type LoupeProps = {
  image: PictureImage
  /** What the pointer moves over; the loupe lies in it. */
  frame: RefObject<HTMLElement | null>
}

type Pointer = Pick<PointerEvent | ReactPointerEvent, 'clientX' | 'clientY'>

/** Keeps the glass inside the frame, so that it can be held over a corner too. */
const held = (at: number, glass: number, frame: number) =>
  Math.min(Math.max(at - glass / 2, 0), frame - glass)

/**
 * A weaver's glass: the largest file of a picture under the pointer, one of its pixels for one of the page's. For a
 * pointer that hovers only; load it with `lazy()`. It moves outside React, as often as the pointer does.
 */
export function Loupe({ image, frame }: LoupeProps) {
  const glass = useRef<HTMLDivElement>(null)
  const [settled, setSettled] = useState(false)
  const [moved, setMoved] = useState(false)
  const largest = Math.max(...image.widths)
  useEffect(() => {
    const { current: ground } = frame
    const move = ({ clientX, clientY }: Pointer) => {
      const lens = glass.current
      const sheet = lens?.firstElementChild
      if (!ground || !lens || !(sheet instanceof HTMLElement)) return
      const { left, top, width, height } = ground.getBoundingClientRect()
      const [x, y] = [clientX - left, clientY - top]
      const [lensX, lensY] = [held(x, lens.offsetWidth, width), held(y, lens.offsetHeight, height)]
      const scale = largest / width
      lens.style.translate = `${lensX}px ${lensY}px`
      sheet.style.translate = `${x - lensX - x * scale}px ${y - lensY - y * scale}px`
      setMoved(true)
    }
    ground?.addEventListener('pointermove', move)
    return () => ground?.removeEventListener('pointermove', move)
  }, [frame, largest])
  return (
    <div
      ref={glass}
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute top-0 left-0 z-20 size-60 overflow-hidden border border-ink bg-plate transition-opacity xl:size-72 print:hidden',
        !(settled && moved) && 'opacity-0',
      )}
    >
      <div className="absolute top-0 left-0" style={{ width: largest }}>
        <Picture
          image={{ ...image, alt: '', widths: [largest] }}
          sizes={`${largest}px`}
          priority
          onSettled={() => setSettled(true)}
        />
      </div>
    </div>
  )
}
