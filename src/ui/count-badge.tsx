/** The badge has room for two figures. */
const mostShown = 99

/** How many there are, pinned to an icon of the header; nothing when there are none. The icon's name says it in words. */
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
