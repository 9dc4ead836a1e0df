import { useId } from 'react'

/** Stitch and gap lengths that never quite repeat, as a hand sews. */
const STITCHES = '10.4 4.6 9.2 5.2 10 4.3 9.6 5 10.8 4.5 9 5.3'

interface ThreadPathProps {
  /** The way the needle goes, in the units of `width` and `height`. */
  readonly d: string
  readonly width: number
  readonly height: number
  readonly drawn?: boolean | undefined
  /** Takes whatever room its classes give it, and none without them, with stitches of the same length; not to be had with `drawn`. */
  readonly stretched?: boolean | undefined
  readonly className?: string | undefined
}

/** The thread along any curve. Drawing it slides a solid mask over fixed stitches, so that they do not crawl. */
export const ThreadPath = ({
  d,
  width,
  height,
  drawn = false,
  stretched = false,
  className,
}: ThreadPathProps) => {
  const maskId = useId()
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={stretched ? 0 : width}
      height={stretched ? 0 : height}
      preserveAspectRatio={stretched ? 'none' : undefined}
      className={className}
      fill="none"
    >
      {drawn && (
        <mask id={maskId} maskUnits="userSpaceOnUse" x={0} y={0} width={width} height={height}>
          <path
            d={d}
            pathLength={1}
            stroke="#fff"
            strokeWidth={8}
            strokeDasharray="1 1"
            className="animate-draw"
          />
        </mask>
      )}
      <path
        d={d}
        mask={drawn ? `url(#${maskId})` : undefined}
        className="stroke-garance"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeDasharray={STITCHES}
        vectorEffect={stretched ? 'non-scaling-stroke' : undefined}
      />
    </svg>
  )
}
