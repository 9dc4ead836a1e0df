import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { StickyColumn } from '../../../../ui/sticky-column.tsx'

interface StepFrameProps {
  readonly title: string
  /** The amounts, shown beside the step. */
  readonly aside?: ReactNode
  /** On a narrow screen, whether the amounts stand above or below the step. */
  readonly asideStands?: 'above' | 'below'
  readonly children: ReactNode
}

/** The id of the step's heading, which gets the focus when the step changes. */
export const stepHeadingId = 'checkout-step'

/** A step under its heading. */
export const StepFrame = ({ title, aside, asideStands = 'below', children }: StepFrameProps) => {
  const beside = aside && (
    <StickyColumn className="min-w-0 max-lg:w-full lg:col-span-4 lg:col-start-9 lg:row-start-1">
      {aside}
    </StickyColumn>
  )
  return (
    <div className="mt-10 grid min-h-[75svh] content-start gap-x-gutter gap-y-10 lg:mt-14 lg:grid-cols-12">
      {asideStands === 'above' && beside}
      <div className={classNames('min-w-0 lg:row-start-1', aside ? 'lg:col-span-7' : 'lg:col-span-9')}>
        <h2 id={stepHeadingId} tabIndex={-1} className="mb-6 font-display text-subheading outline-none">
          {title}
        </h2>
        {children}
      </div>
      {asideStands === 'below' && beside}
    </div>
  )
}
