import { type ComponentPropsWithRef, useId } from 'react'
import { Icon } from '../buttons/icon.tsx'
import { classNames } from '../class-names.ts'
import { describedBy } from './described-by.ts'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

/** Options under a name of their own. */
interface OptionGroup {
  readonly label: string
  readonly options: readonly SelectOption[]
}

type SelectFieldProps = Omit<ComponentPropsWithRef<'select'>, 'children'> &
  FieldTexts & { options: readonly (SelectOption | OptionGroup)[]; frameClassName?: string | undefined }

const optionOf = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)

/** A choice from a list. The native select gives the phone's own picker and typing ahead, and loads no script. */
export const SelectField = ({
  label,
  hint,
  error,
  options,
  frameClassName,
  className,
  required,
  ...rest
}: SelectFieldProps) => {
  const ownId = useId()
  const id = rest.id ?? ownId
  const frame = { id, label, hint, error, required, className: frameClassName }
  // HTML allows `required` only on a list whose first option is empty: any other list always has an answer.
  const [first] = options
  const canBeEmpty = first !== undefined && 'value' in first && first.value === ''
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <select
          {...rest}
          {...describedBy(id, frame)}
          id={id}
          required={required && canBeEmpty}
          aria-required={required}
          className={classNames('control appearance-none truncate pe-11', className)}
        >
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(option)
            ),
          )}
        </select>
        <Icon name="chevron" className="pointer-events-none absolute inset-y-0 right-3 my-auto" />
      </div>
    </FieldFrame>
  )
}
