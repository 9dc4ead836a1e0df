import { type FormEvent, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { TextareaField } from '../forms/textarea-field.tsx'

interface NoteFormProps {
  readonly label: string
  readonly hint?: string
  /** What its button says. */
  readonly add: string
  readonly maxLength: number
  readonly busy: boolean
  /** Sends a note; whether it was taken. */
  readonly onAdd: (note: { readonly text: string }) => Promise<boolean>
}

/** Writes a note beside those that stand. */
export const NoteForm = ({ add, busy, onAdd, ...field }: NoteFormProps) => {
  const [text, setText] = useState('')
  const isBlank = text.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // What is typed while a note is sent is the next one.
    if (!isBlank && (await onAdd({ text }))) setText((now) => (now === text ? '' : now))
  }
  return (
    <form method="post" onSubmit={(event) => void submit(event)}>
      <TextareaField
        {...field}
        value={text}
        rows={2}
        className="min-h-20!"
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        loading={busy}
        aria-disabled={isBlank}
        className="mt-2"
      >
        {add}
      </Button>
    </form>
  )
}
