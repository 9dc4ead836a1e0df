import type { ReactNode } from 'react'
import { Thread } from '../thread/thread.tsx'

interface EmptyStateProps {
  readonly title: string
  readonly text?: ReactNode
  readonly action?: ReactNode
  /** A picture beside the text, or above it on a narrow screen. */
  readonly plate?: ReactNode
  readonly level?: 1 | 2 | 3
}

/** Tells that a list is empty, and offers a next step. */
export const EmptyState = ({ title, text, action, plate, level = 2 }: EmptyStateProps) => {
  const Heading = `h${level}` as const
  const words = (
    <div className="flex max-w-measure flex-col items-start py-10">
      <Thread className="mb-6 w-24" />
      <Heading className="font-display text-heading">{title}</Heading>
      {text && <p className="mt-4 text-ink-soft">{text}</p>}
      {action && <div className="mt-7 flex flex-wrap gap-3">{action}</div>}
    </div>
  )
  if (!plate) return words
  return (
    <div className="@container">
      <div className="grid items-center gap-x-gutter @min-[30rem]:grid-cols-[2fr_3fr]">
        <div className="max-w-64 @min-[30rem]:max-w-none">{plate}</div>
        {words}
      </div>
    </div>
  )
}
