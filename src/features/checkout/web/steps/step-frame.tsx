import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { StickyColumn } from '../../../../ui/sticky-column.tsx'

interface StepFrameProps {
  readonly title: string
  /** The amounts, shown beside the step. */
  readonly aside?: ReactNode
  /** Where there is no room beside: above the step, or below it. */
  readonly asideStands?: 'above' | 'below'
  readonly children: ReactNode
}

/** By which the name of the step is found, when the keyboard goes to it. */
export const stepHeadingId = 'checkout-step'

/** A step under its name. */
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
