import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { formatted } from '../card-text.ts'

type CardFieldProps = Omit<ComponentPropsWithRef<typeof TextField>, 'onChange' | 'value' | 'ref'> & {
  readonly value: string
  readonly onText: (text: string) => void
  readonly format: (text: string) => string
}

/** A field for the digits of a card, formatted while the customer types; the caret keeps its place. */
export const CardField = ({ value, onText, format, ...rest }: CardFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  return (
    <TextField
      {...rest}
      ref={input}
      value={value}
      inputMode="numeric"
      spellCheck={false}
      required
      onChange={({ target }) => {
        const edited = formatted({
          text: target.value,
          caret: target.selectionStart ?? target.value.length,
          format,
        })
        // Deleting the space between two groups deletes the digit before it; otherwise the space would always come
        // back.
        caret.current = edited.caret
        onText(edited.text)
      }}
    />
  )
}
