import type { Answer } from '../../../../shared/api/contract.ts'
import { formatEuros } from '../../../../shared/money.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { PaymentsContract } from '../../payments.contract.ts'

interface ChallengeQuestionProps {
  readonly merchant: string
  readonly asked: Answer<PaymentsContract['POST /payments/demo/challenge']>
  /** The answer that is being sent. */
  readonly answering: boolean | undefined
  readonly isFailed: boolean
  readonly onAnswer: (approved: boolean) => void
}

/** The question and its two answers; each can be given only once. */
export const ChallengeQuestion = ({
  merchant,
  asked,
  answering,
  isFailed,
  onAnswer,
}: ChallengeQuestionProps) => {
  const { t } = useTranslation('challenge')
  const facts = [
    [t('merchant'), merchant],
    [t('amount'), formatEuros(asked.amount)],
    [t('reference'), asked.reference],
    ...(asked.isBancontact ? [[t('means'), 'Bancontact']] : []),
    ...(asked.last4 ? [[t('card'), t('cardEnding', { last4: asked.last4 })]] : []),
  ]
  return (
    <>
      <p className="mt-3 text-ink-soft text-small">{t('lead')}</p>
      <dl className="mt-6 divide-y divide-hairline border-hairline border-y">
        {facts.map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-3">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-end font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {isFailed && <Refusal className="mt-4">{t('notAnswered')}</Refusal>}
      <div className="mt-6 flex flex-col gap-3">
        <Button loading={answering === true} onClick={() => onAnswer(true)}>
          {t('approve')}
        </Button>
        <Button variant="secondary" loading={answering === false} onClick={() => onAnswer(false)}>
          {t('refuse')}
        </Button>
      </div>
    </>
  )
}
