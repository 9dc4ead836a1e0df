import { eurosOfCents, formatEuros } from '../../../shared/money.ts'
import type { Form } from '../../../ui/forms/form/use-form.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { noteLength } from '../withdrawals.limits.ts'
import type { TypedWithheld } from './acceptance.ts'

interface WithheldFieldsProps {
  readonly form: Form<keyof TypedWithheld>
  readonly mostCents: number
}

/** What is withheld for the loss of value of what came back worn, and the reason that the customer is told. */
export const WithheldFields = ({ form, mostCents }: WithheldFieldsProps) => {
  const { t } = useTranslation('withdrawals')
  const most = formatEuros(eurosOfCents(mostCents))
  return (
    <fieldset className="mt-5">
      <legend className="sr-only">{t('withheld.title')}</legend>
      <TextField
        {...form.field('amount')}
        label={t('withheld.amount')}
        hint={t('withheld.hint', { most })}
        inputMode="decimal"
        autoComplete="off"
      />
      {form.typed.amount.trim() !== '' && (
        <TextareaField
          {...form.field('reason')}
          label={t('withheld.reason')}
          required
          rows={2}
          maxLength={noteLength}
          frameClassName="mt-3"
        />
      )}
    </fieldset>
  )
}
