import { type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Picture, type PictureImage } from './picture.tsx'
import { underGlass } from './under-glass.ts'

export type Pointer = Pick<PointerEvent, 'clientX' | 'clientY'>

interface LoupeProps {
  readonly image: PictureImage
  /** The element that the pointer moves over and that contains the loupe. */
  readonly frame: RefObject<HTMLElement | null>
  /** The position of the pointer when the loupe is mounted; the pointer may send no further event. */
  readonly pointer: RefObject<Pointer | null>
}

/** Keeps the loupe inside the frame, so that it also works over a corner. */
const held = (at: number, glass: number, frame: number) =>
  Math.min(Math.max(at - glass / 2, 0), frame - glass)

/**
 * A magnifier: it shows the largest file of a picture under the pointer, one file pixel for one CSS pixel, and nothing
 * where that would not enlarge the picture. It is only for a pointer that hovers; load it with `lazy()`. It moves
 * without rendering React, because the pointer moves often.
 */
export const Loupe = ({ image, frame, pointer: resting }: LoupeProps) => {
  const glass = useRef<HTMLDivElement>(null)
  const [settled, setSettled] = useState(false)
  const [enlarges, setEnlarges] = useState(false)
  const fileWidth = Math.max(...image.widths)
  const fileHeight = (fileWidth * image.height) / image.width
  useEffect(() => {
    const { current: ground } = frame
    const move = ({ clientX, clientY }: Pointer) => {
      const lens = glass.current
      const sheet = lens?.firstElementChild
      if (!ground || !lens || !(sheet instanceof HTMLElement)) return
      const box = ground.getBoundingClientRect()
      const pointer = { x: clientX - box.left, y: clientY - box.top }
      const pixel = underGlass({ pointer, frame: box, file: { width: fileWidth, height: fileHeight } })
      setEnlarges(pixel !== undefined)
      if (!pixel) return
      const x = held(pointer.x, lens.offsetWidth, box.width)
      const y = held(pointer.y, lens.offsetHeight, box.height)
      lens.style.translate = `${x}px ${y}px`
      sheet.style.translate = `${pointer.x - x - pixel.x}px ${pointer.y - y - pixel.y}px`
    }
    if (resting.current) move(resting.current)
    ground?.addEventListener('pointermove', move)
    return () => ground?.removeEventListener('pointermove', move)
  }, [frame, resting, fileWidth, fileHeight])
  return (
    <div
      ref={glass}
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute top-0 left-0 z-20 size-60 overflow-hidden border border-ink bg-plate transition-opacity xl:size-72 print:hidden',
        !(settled && enlarges) && 'opacity-0',
      )}
    >
      <div className="absolute top-0 left-0" style={{ width: fileWidth }}>
        {enlarges && (
          <Picture
            image={{ ...image, alt: '', widths: [fileWidth] }}
            sizes={`${fileWidth}px`}
            priority
            onSettled={() => setSettled(true)}
          />
        )}
      </div>
    </div>
  )
}
