import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { LocalLink } from '../routing/local-link.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { Thread } from './thread.tsx'

interface ThreadStepsProps {
  readonly label: string
  readonly steps: readonly string[]
  /** The index of the current step, from 0; an index past the last one means that all steps are done. */
  readonly current: number
  /** Read by a screen reader after a finished step. */
  readonly doneLabel: string
  /** The address of a step that the visitor can go back to. */
  readonly pathOf?: (index: number) => string | undefined
  readonly className?: string
}

type StepState = 'done' | 'active' | 'coming'

const stateOf = (index: number, current: number): StepState =>
  index < current ? 'done' : index === current ? 'active' : 'coming'

/** The marks of the steps: a check mark for done, a dot for active, two small dots for coming. */
const MARKS: Record<StepState, { d: string; width: number; className: string }> = {
  done: { d: 'M2 7.6 5.2 11M6.4 10.4 12.2 3.2', width: 1.75, className: 'stroke-sage' },
  active: { d: 'M7 7h.01', width: 9, className: 'stroke-garance' },
  coming: { d: 'M3.5 7h.01M10.5 7h.01', width: 2.5, className: 'stroke-rule' },
}

const Mark = ({ state }: { state: StepState }) => {
  const { d, width, className } = MARKS[state]
  return (
    <svg aria-hidden="true" viewBox="0 0 14 14" width={14} height={14} className="flex-none">
      <path d={d} strokeWidth={width} strokeLinecap="round" className={className} />
    </svg>
  )
}

/** The link of a step covers its part of the thread too, because a finger needs a larger target than the text. */
const StepName = ({
  path,
  state,
  children,
}: {
  path: string | undefined
  state: StepState
  children: ReactNode
}) => {
  const name = (
    <span
      className={classNames(
        'mt-2 block pr-4 text-small @max-[28rem]:sr-only',
        state === 'active' ? 'font-medium' : 'text-ink-soft',
        path && 'underline decoration-1 decoration-hairline underline-offset-[0.3em]',
      )}
    >
      {children}
    </span>
  )
  return path ? (
    <LocalLink to={path} className="block after:absolute after:-inset-y-2 after:inset-x-0">
      {name}
    </LocalLink>
  ) : (
    name
  )
}

/**
 * Shows the progress through several steps as a thread. Where there is no room for every name, the name of the current
 * step is shown below.
 */
export const ThreadSteps = ({ label, steps, current, doneLabel, pathOf, className }: ThreadStepsProps) => {
  const here = steps[current]
  return (
    <div className={classNames('@container', className)}>
      <ol aria-label={label} className="flex">
        {steps.map((step, index) => {
          const state = stateOf(index, current)
          const isLast = index === steps.length - 1
          const path = pathOf?.(index)
          return (
            <li
              key={step}
              aria-current={state === 'active' ? 'step' : undefined}
              className={classNames('relative', isLast ? 'flex-none' : 'min-w-0 flex-1')}
            >
              <div className="flex items-center gap-2">
                <Mark state={state} />
                {isLast || <Thread progress={state === 'done' ? 1 : 0} className="mr-2 flex-1" />}
              </div>
              <StepName path={path} state={state}>
                {step}
                {state === 'done' && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
              </StepName>
            </li>
          )
        })}
      </ol>
      {here && (
        <p aria-hidden="true" className="mt-2 @min-[28rem]:hidden text-small">
          <span className="mr-2 font-display text-ink-soft italic">
            {current + 1} / {steps.length}
          </span>{' '}
          {here}
        </p>
      )}
    </div>
  )
}
