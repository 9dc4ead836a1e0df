import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from '../class-names.ts'
import { describedBy } from './described-by.ts'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

type TextFieldProps = ComponentPropsWithRef<'input'> & FieldTexts & { frameClassName?: string | undefined }

/**
 * One line of text: a name, an address, a number, a date. The input is native, so its form can be posted without
 * script.
 */
export const TextField = ({ label, hint, error, frameClassName, className, ...rest }: TextFieldProps) => {
  const ownId = useId()
  const id = rest.id ?? ownId
  const frame = { id, label, hint, error, required: rest.required, className: frameClassName }
  return (
    <FieldFrame {...frame}>
      <input
        type="text"
        {...rest}
        {...describedBy(id, frame)}
        id={id}
        className={classNames('control', className)}
      />
    </FieldFrame>
  )
}
