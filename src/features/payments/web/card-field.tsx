import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react'
import { TextField } from '../../../ui/text-field.tsx'
import { formatted } from '../card-text.ts'

type CardFieldProps = Omit<ComponentPropsWithRef<typeof TextField>, 'onChange' | 'value' | 'ref'> & {
  readonly value: string
  readonly onText: (text: string) => void
  readonly format: (text: string) => string
}

/** A field for figures of a card, put in order as they are written; the caret stays where she writes. */
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
        // Whoever rubs out what stands between two groups rubs out the figure before it, not the gap for ever.
        caret.current = edited.caret
        onText(edited.text)
      }}
    />
  )
}
