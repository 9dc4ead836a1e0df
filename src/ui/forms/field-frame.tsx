import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError } from './field-error.tsx'
import { RequiredMark } from './required-mark.tsx'

/** The texts of a field, as finished sentences. */
export interface FieldTexts {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

type FieldFrameProps = FieldTexts & {
  id: string
  required?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * Places the label above the control, then the hint or the error, linked to the control by the ids of `describedBy`.
 */
export const FieldFrame = ({ id, label, hint, error, required, className, children }: FieldFrameProps) => (
  <div className={classNames('flex flex-col gap-1.5', className)}>
    <label htmlFor={id} className="text-small font-medium">
      {label}
      {required && <RequiredMark />}
    </label>
    {children}
    {hint && (
      <p id={`${id}-hint`} className="text-caption text-ink-soft">
        {hint}
      </p>
    )}
    <FieldError id={`${id}-error`} error={error} />
  </div>
)
