import type { ReactNode } from 'react'

/** A choice and how many pieces it holds. */
export const Counted = ({ count, children }: { count: number | undefined; children: ReactNode }) => (
  <>
    {children}{' '}
    <span className="text-caption text-ink-soft tabular-nums">{count !== undefined && `(${count})`}</span>
  </>
)
