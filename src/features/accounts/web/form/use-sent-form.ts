import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReset, useForm } from 'react-hook-form'
import type { SentencesByStatus } from './refusal-of-form.ts'
import { useFormRefusal } from './use-form-refusal.ts'

interface SentFormOptions<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>
  /** In the order in which they stand. */
  readonly names: readonly Path<Values>[]
  /** For refusals without a sentence of their own. */
  readonly sentences?: SentencesByStatus
  /**
   * Answers what there is to say once it is done. `reset` gives the form what it now holds, or empties it as it was at
   * first; otherwise what was written stays.
   */
  readonly send: (values: Values, reset: UseFormReset<Values>) => Promise<string | undefined>
}

/** A form that is sent to the API as a whole: refused, it says why; done, it says so until it is sent again. */
export const useSentForm = <Values extends FieldValues>({
  defaultValues,
  names,
  sentences,
  send,
}: SentFormOptions<Values>) => {
  const form = useForm<Values>({ defaultValues })
  const refuse = useFormRefusal(form, names, sentences)
  const [done, setDone] = useState<string>()
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    setDone(undefined)
    try {
      setDone(await send(values, form.reset))
    } catch (error) {
      refuse(error)
    }
  })
  const errorOf = (name: Path<Values>) => form.getFieldState(name, form.formState).error?.message
  return { form, submit, done, errorOf, refusal: errors.root?.message, isSending: isSubmitting }
}
