import type { ReactNode } from 'react'

/** A choice and how many products it holds. The numbers are aligned in a column of their own. */
export const Counted = ({ count, children }: { count: number | undefined; children: ReactNode }) => (
  <span className="flex max-w-80 items-baseline justify-between gap-x-3">
    <span>{children} </span>
    <span className="text-caption text-ink-soft tabular-nums">{count !== undefined && `(${count})`}</span>
  </span>
)
