/** The badge has room for two digits. */
const mostShown = 99

/**
 * Shows a count on an icon of the header, and nothing when the count is zero. The icon's label says the count in words.
 */
export const CountBadge = ({ count }: { count: number }) => {
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute top-1.5 right-0.5 min-w-[1.2em] bg-garance-fill px-0.5 text-center font-medium text-[0.6875rem] text-on-garance leading-snug tabular-nums"
    >
      {count > mostShown ? `${mostShown}+` : count}
    </span>
  )
}
