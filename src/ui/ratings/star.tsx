/** A five-pointed star in a 24 × 24 square. */
export const starPath = 'm12 3.2 2.6 6 6.5.6-4.9 4.3 1.5 6.4-5.7-3.4-5.7 3.4 1.5-6.4-4.9-4.3 6.5-.6Z'

/** A star with a thin outline; `--star-fill` sets its fill. */
export const Star = ({ size }: { size: number }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} className="flex-none">
    <path
      d={starPath}
      fill="var(--star-fill, none)"
      stroke="currentColor"
      strokeWidth={1.2}
      strokeLinejoin="round"
    />
  </svg>
)
