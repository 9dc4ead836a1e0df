import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { refusalOfForm, type SentencesByStatus } from './refusal-of-form.ts'
import { useAccountFormTexts } from './use-account-form-texts.ts'

/**
 * Shows on a form why it was refused: at its fields, the first of which takes the keyboard, or as the error of the
 * whole (`errors.root`, for FormAlert). What was written stays.
 */
export const useFormRefusal = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  names: readonly Path<Values>[],
  sentences?: SentencesByStatus,
) => {
  const t = useAccountFormTexts()
  return (error: unknown) => {
    const { fields, whole } = refusalOfForm(error, names, sentences)
    for (const name of names) {
      const message = fields.find(([field]) => field === name)?.[1]
      const shouldFocus = name === fields[0]?.[0]
      if (message !== undefined) form.setError(name, { type: 'refused', message }, { shouldFocus })
    }
    if (whole) form.setError('root', { message: typeof whole === 'string' ? t(whole) : whole.said })
  }
}
