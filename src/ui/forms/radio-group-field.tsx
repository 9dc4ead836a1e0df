import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { describedBy } from './described-by.ts'
import { FieldError } from './field-error.tsx'
import type { FieldTexts } from './field-frame.tsx'
import { RadioChoice, type RadioOption } from './radio-choice.tsx'
import { RequiredMark } from './required-mark.tsx'

type RadioGroupFieldProps = FieldTexts & {
  name: string
  options: readonly RadioOption[]
  /** `tiles` is for short values such as sizes, which are compared at a glance. */
  appearance?: 'list' | 'tiles'
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: (value: string) => void
  required?: boolean
  className?: string
}

/** A choice among a few visible options. The radios are native, so arrow keys, forms and screen readers just work. */
export const RadioGroupField = (props: RadioGroupFieldProps) => {
  const { label, hint, error, name, options, appearance = 'list', required, className } = props
  const id = useId()
  const chosen = (value: string) =>
    props.value === undefined
      ? { defaultChecked: props.defaultValue === value }
      : { checked: props.value === value }
  return (
    <fieldset {...describedBy(id, { hint, error })} className={classNames('min-w-0', className)}>
      <legend className="mb-1.5 text-small font-medium">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className={appearance === 'tiles' ? 'flex flex-wrap gap-2' : 'flex flex-col'}>
        {options.map((option) => (
          <RadioChoice
            key={option.value}
            option={option}
            tile={appearance === 'tiles'}
            name={name}
            required={required}
            {...chosen(option.value)}
            onChange={() => props.onChange?.(option.value)}
          />
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-caption text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
