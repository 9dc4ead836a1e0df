import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { LocalLink } from '../routing/local-link.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { Thread } from './thread.tsx'

interface ThreadStepsProps {
  readonly label: string
  readonly steps: readonly string[]
  /** The step being taken, from 0; past the last one, all is done. */
  readonly current: number
  /** A screen reader says it after a finished step, which is drawn as sewn. */
  readonly doneLabel: string
  /** Where a step leads to that can be gone back to. */
  readonly pathOf?: (index: number) => string | undefined
  readonly className?: string
}

type StepState = 'done' | 'active' | 'coming'

const stateOf = (index: number, current: number): StepState =>
  index < current ? 'done' : index === current ? 'active' : 'coming'

/** Behind: a check, sewn in two stitches. Here: a knot. Ahead: the two holes that the needle will take. */
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

/** A name that leads back covers its stretch of the thread: a finger needs more than a stitch. */
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

/** A way of several steps, sewn as far as one has come. Where there is no room for every name, the present one is told below. */
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
