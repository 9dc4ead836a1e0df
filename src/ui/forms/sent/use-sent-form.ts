import { useState } from 'react'
import { type FieldValues, type Path, type UseFormProps, type UseFormReset, useForm } from 'react-hook-form'
import { useWrite } from '../../api/use-write.ts'
import { refusalOfForm, type SentencesByStatus } from './refusal-of-form.ts'
import { useSentFormTexts } from './use-sent-form-texts.ts'

interface SentFormOptions<Values extends FieldValues>
  extends Pick<UseFormProps<Values>, 'defaultValues' | 'values' | 'resetOptions'> {
  /** The names of the fields, in the order in which the form shows them. */
  readonly names: readonly Path<Values>[]
  /** The sentences for refusals without a sentence of their own. */
  readonly sentences?: SentencesByStatus
  /**
   * Returns the sentence to show after success, if any. `reset` gives the form new values, or the initial ones;
   * otherwise the typed values stay.
   */
  readonly send: (values: Values, reset: UseFormReset<Values>) => Promise<string | undefined>
}

/**
 * A form that is sent to the API as a whole. After a refusal it shows the errors at its fields and focuses the first of
 * these, or shows one error for the whole form (`refusal`, for FormAlert). After success it says so until it is sent
 * again.
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
