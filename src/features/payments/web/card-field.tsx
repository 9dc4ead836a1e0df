import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { formatted } from '../card-text.ts'

type CardFieldProps = Omit<ComponentPropsWithRef<typeof TextField>, 'onChange' | 'value' | 'ref'> & {
  readonly value: string
  readonly onText: (text: string) => void
  readonly format: (text: string) => string
}

/** A field for figures of a card, formatted while they are written; the caret keeps its place. */
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
        // Deleting the gap between two groups deletes the figure before it; otherwise the gap would come back for ever.
        caret.current = edited.caret
        onText(edited.text)
      }}
    />
  )
}
