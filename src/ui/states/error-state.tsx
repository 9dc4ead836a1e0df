import type { ReactNode } from 'react'
import { BrokenThread } from '../thread/broken-thread.tsx'

interface ErrorStateProps {
  readonly title: string
  readonly text?: ReactNode
  readonly action?: ReactNode
  readonly level?: 1 | 2 | 3
}

/** Says what failed and what the visitor can do. Screen readers announce it as soon as it appears. */
export const ErrorState = ({ title, text, action, level = 2 }: ErrorStateProps) => {
  const Heading = `h${level}` as const
  return (
    <div role="alert" className="flex max-w-measure flex-col items-start py-10">
      <BrokenThread className="mb-5 w-64" />
      <Heading className="font-display text-heading">{title}</Heading>
      {text && <p className="mt-4 text-ink-soft">{text}</p>}
      {action && <div className="mt-7 flex flex-wrap gap-3">{action}</div>}
    </div>
  )
}
