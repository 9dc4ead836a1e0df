import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from '../class-names.ts'
import { describedBy } from './described-by.ts'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

type TextareaFieldProps = ComponentPropsWithRef<'textarea'> &
  FieldTexts & { frameClassName?: string | undefined }

/** Several lines of text; the field grows with its text where the browser supports that. */
export const TextareaField = ({
  label,
  hint,
  error,
  frameClassName,
  className,
  ...rest
}: TextareaFieldProps) => {
  const ownId = useId()
  const id = rest.id ?? ownId
  const frame = { id, label, hint, error, required: rest.required, className: frameClassName }
  return (
    <FieldFrame {...frame}>
      <textarea
        rows={4}
        {...rest}
        {...describedBy(id, frame)}
        id={id}
        className={classNames('control field-sizing-content min-h-32 resize-y', className)}
      />
    </FieldFrame>
  )
}
