import { starPath } from './star.tsx'

const most = 5
const side = 24

/** The outlines of all stars, side by side. */
const row = Array.from({ length: most }, (_, index) => `M${index * side} 0${starPath}`).join('')

interface RatingStarsProps {
  /** From 0 to 5; a fraction fills part of a star. */
  readonly value: number
  /** The rating in words, the only thing a screen reader says. */
  readonly label: string
  readonly size?: number
}

/** Shows a rating. The SVG itself clips the filled part, so that the rating is visible without a style sheet. */
export const RatingStars = ({ value, label, size = 18 }: RatingStarsProps) => {
  const filled = Math.min(most, Math.max(0, value)) * side
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${most * side} ${side}`}
      width={most * size}
      height={size}
      strokeWidth={1.2}
      strokeLinejoin="round"
      className="inline-block flex-none align-baseline"
    >
      <path d={row} fill="none" stroke="currentColor" className="text-rule forced-colors:text-[CanvasText]" />
      <svg aria-hidden="true" width={filled} height={side}>
        <path
          d={row}
          fill="currentColor"
          stroke="currentColor"
          className="text-garance forced-colors:text-[CanvasText]"
        />
      </svg>
    </svg>
  )
}
