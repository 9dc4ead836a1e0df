import { useId } from 'react'

/** Lengths of stitches and gaps that vary a little, as in hand sewing. */
const STITCHES = '10.4 4.6 9.2 5.2 10 4.3 9.6 5 10.8 4.5 9 5.3'

interface ThreadPathProps {
  /** The path of the thread, in the units of `width` and `height`. */
  readonly d: string
  readonly width: number
  readonly height: number
  readonly drawn?: boolean | undefined
  /**
   * Fills the space that its classes give it, and has no size without them; the stitches keep their length. Do not
   * combine it with `drawn`.
   */
  readonly stretched?: boolean | undefined
  readonly className?: string | undefined
}

/**
 * The thread along any curve. The animation moves a solid mask over fixed stitches, so that the stitches do not move.
 */
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
