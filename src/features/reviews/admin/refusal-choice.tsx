import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/buttons/button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { type RefusalReason, refusalReasons } from '../../catalog/reviews/review-refusal-reasons.ts'

interface RefusalChoiceProps {
  readonly busy: boolean
  readonly onRefuse: (reason: RefusalReason) => void
}

/** Refuses the opened or selected reviews, for one of the reasons that the law allows. */
export const RefusalChoice = ({ busy, onRefuse }: RefusalChoiceProps) => {
  const { t } = useTranslation('reviewsAdmin')
  const [reason, setReason] = useState<RefusalReason>()
  const [isMissing, setMissing] = useState(false)
  const refuse = (event: FormEvent) => {
    event.preventDefault()
    setMissing(reason === undefined)
    if (reason !== undefined) onRefuse(reason)
  }
  return (
    <form method="post" onSubmit={refuse} noValidate className="flex flex-wrap items-end gap-3">
      <SelectField
        label={t('reason')}
        value={reason ?? ''}
        error={isMissing ? t('reasonMissing') : undefined}
        options={[
          { value: '', label: '—' },
          ...refusalReasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
        ]}
        onChange={({ target }) => {
          setReason(refusalReasons.find((known) => known === target.value))
          setMissing(false)
        }}
        frameClassName="w-60 max-w-full"
      />
      <Button type="submit" variant="secondary" loading={busy}>
        {busy ? t('refusing') : t('refuse')}
      </Button>
    </form>
  )
}
