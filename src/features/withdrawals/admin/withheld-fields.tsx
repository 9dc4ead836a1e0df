import { useTranslation } from 'react-i18next'
import { eurosOfCents, formatEuros } from '../../../shared/money.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../ui/forms/textarea-field.tsx'
import { noteLength } from '../withdrawals.limits.ts'
import type { TypedWithheld } from './acceptance.ts'

interface WithheldFieldsProps {
  readonly typed: TypedWithheld
  readonly mostCents: number
  readonly fault: 'amount' | 'reason' | undefined
  readonly onChange: (typed: TypedWithheld) => void
}

/** What is withheld for the loss of value of what came back worn, and the reason that the customer is told. */
export const WithheldFields = ({ typed, mostCents, fault, onChange }: WithheldFieldsProps) => {
  const { t } = useTranslation('withdrawals')
  const most = formatEuros(eurosOfCents(mostCents))
  return (
    <fieldset className="mt-5">
      <legend className="sr-only">{t('withheld.title')}</legend>
      <TextField
        label={t('withheld.amount')}
        hint={t('withheld.hint', { most })}
        inputMode="decimal"
        autoComplete="off"
        value={typed.amount}
        error={fault === 'amount' ? t('withheld.wrong', { most }) : undefined}
        onChange={(event) => onChange({ ...typed, amount: event.target.value })}
      />
      {typed.amount.trim() !== '' && (
        <TextareaField
          label={t('withheld.reason')}
          value={typed.reason}
          required
          rows={2}
          maxLength={noteLength}
          error={fault === 'reason' ? t('withheld.missing') : undefined}
          onChange={(event) => onChange({ ...typed, reason: event.target.value })}
          frameClassName="mt-3"
        />
      )}
    </fieldset>
  )
}
