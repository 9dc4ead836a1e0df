import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface SectionHeadingProps {
  readonly title: ReactNode
  /** A number or a few words before the title. */
  readonly mark?: ReactNode
  readonly lead?: ReactNode
  readonly action?: ReactNode
  readonly level?: 1 | 2 | 3
  readonly id?: string
}

const SIZES = { 1: 'text-title', 2: 'text-heading', 3: 'text-subheading' } as const

/** The heading of a section: the title on the left, its action on the right. */
export const SectionHeading = ({ title, mark, lead, action, level = 2, id }: SectionHeadingProps) => {
  const Heading = `h${level}` as const
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-gutter gap-y-4">
      <div className="min-w-0 max-w-wide">
        {mark && <p className="mb-2 font-display text-subheading text-ink-soft italic">{mark}</p>}
        <Heading id={id} className={classNames('font-display', SIZES[level])}>
          {title}
        </Heading>
        {lead && <p className="mt-4 max-w-measure text-ink-soft text-lead">{lead}</p>}
      </div>
      {action}
    </header>
  )
}
