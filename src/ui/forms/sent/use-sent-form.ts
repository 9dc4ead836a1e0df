import { useState } from 'react'
import { type FieldValues, type Path, type UseFormProps, type UseFormReset, useForm } from 'react-hook-form'
import { useWrite } from '../../api/use-write.ts'
import { refusalOfForm, type SentencesByStatus } from './refusal-of-form.ts'
import { useSentFormTexts } from './use-sent-form-texts.ts'

interface SentFormOptions<Values extends FieldValues>
  extends Pick<UseFormProps<Values>, 'defaultValues' | 'values' | 'resetOptions'> {
  /** In the order in which they stand. */
  readonly names: readonly Path<Values>[]
  /** For refusals without a sentence of their own. */
  readonly sentences?: SentencesByStatus
  /**
   * Returns the sentence to show at the end, if any. `reset` gives the form what it now holds, or empties it as it was
   * at first; otherwise what was written stays.
   */
  readonly send: (values: Values, reset: UseFormReset<Values>) => Promise<string | undefined>
}

/**
 * A form that is sent to the API as a whole. Refused, it says why: at its fields, the first of which takes the keyboard, or
 * as the error of the whole (`refusal`, for FormAlert). Done, it says so until it is sent again.
 */
export const useSentForm = <Values extends FieldValues>({
  names,
  sentences,
  send,
  ...fields
}: SentFormOptions<Values>) => {
  const form = useForm<Values>(fields)
  const t = useSentFormTexts()
  const [done, setDone] = useState<string>()
  const { errors } = form.formState
  const { write, busy } = useWrite({
    send: (values: Values) => send(values, form.reset),
    succeeded: setDone,
    failed: (error) => {
      const { fields, whole } = refusalOfForm(error, names, sentences)
      for (const [index, [name, message]] of fields.entries())
        form.setError(name, { type: 'refused', message }, { shouldFocus: index === 0 })
      if (whole) form.setError('root', { message: typeof whole === 'string' ? t(whole) : whole.said })
    },
    refresh: null,
  })
  const submit = form.handleSubmit(async (values) => {
    setDone(undefined)
    await write(values)
  })
  const errorOf = (name: Path<Values>) => form.getFieldState(name, form.formState).error?.message
  return { form, submit, done, errorOf, refusal: errors.root?.message, isSending: busy }
}
