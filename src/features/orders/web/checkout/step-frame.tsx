import type { ReactNode } from 'react'
import { StickyColumn } from '../../../../ui/sticky-column.tsx'

interface StepFrameProps {
  readonly title: string
  /** What it comes to, beside the step or below it. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** By which the name of the step is found, when the keyboard goes to it. */
export const stepHeadingId = 'checkout-step'

/** A step under its name. */
export const StepFrame = ({ title, aside, children }: StepFrameProps) => (
  <div className="mt-10 grid min-h-[75svh] content-start gap-x-gutter gap-y-10 lg:mt-14 lg:grid-cols-12">
    <div className={aside ? 'min-w-0 lg:col-span-7' : 'min-w-0 lg:col-span-9'}>
      <h2 id={stepHeadingId} tabIndex={-1} className="mb-6 font-display text-subheading outline-none">
        {title}
      </h2>
      {children}
    </div>
    {aside && <StickyColumn className="lg:col-span-4 lg:col-start-9">{aside}</StickyColumn>}
  </div>
)
