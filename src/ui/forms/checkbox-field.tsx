import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from '../class-names.ts'
import { describedBy } from './described-by.ts'
import { FieldError } from './field-error.tsx'
import type { FieldTexts } from './field-frame.tsx'
import { RequiredMark } from './required-mark.tsx'

type CheckboxFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & FieldTexts

/** A checkbox with its label beside the box. */
export const CheckboxField = ({ label, hint, error, className, ...rest }: CheckboxFieldProps) => {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label className="flex min-h-11 items-start gap-3 py-2 text-body has-disabled:text-ink-soft">
        <input
          type="checkbox"
          {...rest}
          {...describedBy(id, { hint, error })}
          id={id}
          className="tick mt-[0.2em]"
        />
        <span className="min-w-0 flex-1">
          {label}
          {rest.required && <RequiredMark />}
          {hint && (
            <span id={`${id}-hint`} className="block text-caption text-ink-soft">
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
