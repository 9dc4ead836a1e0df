import { type ReactNode, useEffect, useId, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { Picture } from '../../../../ui/pictures/picture.tsx'
import { usePlate } from '../../../plates/web/use-plate.public.ts'

interface HeroDrawingProps {
  readonly sizes: string
  readonly className: string
  /** Stands in while the house has no picture for its first page. */
  readonly fallback: ReactNode
}

/** The way of the brush over the sheet, whose sides are 1 long: to and fro, from the collar to the hem. */
const sweep =
  'M-.1 .06L1.1 .02L-.1 .2L1.1 .16L-.1 .34L1.1 .3L-.1 .48L1.1 .44L-.1 .62L1.1 .58L-.1 .76L1.1 .72L-.1 .9L1.1 .86L-.1 1.04'

/** A visit sees the drawing come about once: not again when it comes back to the first page. */
let isDrawn = false

/**
 * The plate that faces the title. Where the house gave the same drawing in pen lines too, the lines are swept on, then
 * the washes flood in, then nothing moves any more. All in style sheets: it neither waits for a script nor shifts.
 */
export const HeroDrawing = ({ sizes, className, fallback }: HeroDrawingProps) => {
  const maskId = useId()
  const hero = usePlate('hero')
  const line = usePlate('hero-line')
  const [isDrawing, setDrawing] = useState(() => !isDrawn)
  useEffect(() => {
    isDrawn = true
  }, [])
  if (!hero) return fallback
  const drawn = isDrawing && line
  return (
    <>
      {drawn && (
        <>
          <svg aria-hidden="true" width="0" height="0" className="absolute">
            <mask id={maskId} maskContentUnits="objectBoundingBox">
              {/* In steps, as a hand lays stroke after stroke; each step is painted anew, so they are few. */}
              <path
                d={sweep}
                pathLength={1}
                fill="none"
                stroke="#fff"
                strokeWidth={0.2}
                strokeDasharray="1 1"
                strokeLinecap="round"
                className="animate-draw [animation-duration:2.8s] [animation-timing-function:steps(36)]"
              />
            </mask>
          </svg>
          {/* The sheet itself is there from the beginning; what comes is the pen. */}
          <div className="picture-light absolute inset-0" style={{ backgroundColor: line.color }} />
          <div className="absolute inset-0 print:mask-none!" style={{ mask: `url(#${maskId})` }}>
            <Picture image={{ ...line, alt: '' }} sizes={sizes} priority className={className} />
          </div>
        </>
      )}
      <div
        className={classNames('absolute inset-0', drawn && 'animate-flood')}
        onAnimationEnd={() => setDrawing(false)}
      >
        {/* While the lines come, the washes can wait. */}
        <Picture
          image={hero}
          focalPoint={hero.focalPoint}
          sizes={sizes}
          priority={!drawn}
          className={className}
        />
      </div>
    </>
  )
}
