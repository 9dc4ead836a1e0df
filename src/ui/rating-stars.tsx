import { Star } from './star.tsx'

const STARS = [1, 2, 3, 4, 5] as const

type RatingStarsProps = {
  /** From 0 to 5; a fraction fills part of a star. */
  value: number
  /** The rating in words, the only thing a screen reader says. */
  label: string
  size?: number
}

/** A rating that was given. */
export function RatingStars({ value, label, size = 18 }: RatingStarsProps) {
  const percent = (Math.min(5, Math.max(0, value)) / 5) * 100
  return (
    <span role="img" aria-label={label} className="relative inline-flex">
      <span className="flex text-rule">
        {STARS.map((star) => (
          <Star key={star} size={size} />
        ))}
      </span>
      <span
        className="absolute inset-0 flex text-garance [--star-fill:currentcolor]"
        style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}
      >
        {STARS.map((star) => (
          <Star key={star} size={size} />
        ))}
      </span>
    </span>
  )
}
