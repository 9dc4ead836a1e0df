import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { useFormRefusal } from './use-form-refusal.ts'

interface Sent<Values> {
  readonly said?: string
  readonly values?: DefaultValues<Values>
}

interface SentFormOptions<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>
  /** In the order in which they stand. */
  readonly names: readonly Path<Values>[]
  /** Answers what there is to say once it is done, and what the form then holds when that is not what it held first. */
  readonly send: (values: Values) => Promise<Sent<Values>>
}

/** A form that is sent to the API as a whole: refused, it says why; done, it says so until it is sent again. */
export const useSentForm = <Values extends FieldValues>({
  defaultValues,
  names,
  send,
}: SentFormOptions<Values>) => {
  const form = useForm<Values>({ defaultValues })
  const refuse = useFormRefusal(form, names)
  const [done, setDone] = useState<string>()
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    setDone(undefined)
    try {
      const { said, values: kept } = await send(values)
      form.reset(kept)
      setDone(said)
    } catch (error) {
      refuse(error)
    }
  })
  const errorOf = (name: Path<Values>) => form.getFieldState(name, form.formState).error?.message
  return { form, submit, done, errorOf, refusal: errors.root?.message, isSending: isSubmitting }
}
