import { useLanguage } from '../../../ui/api/use-language.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { entriesOf, openingOf } from '../declaration.ts'
import { declarationOf, type StoredDraft } from '../stored-draft.ts'
import { useSendDeclaration } from './use-send-declaration.ts'
import { useWithdrawalStep } from './use-withdrawal-step.ts'

/** Shows exactly what will be sent, with the separate button that sends it (D221-5). */
export const DeclarationReview = ({ kept }: { kept: StoredDraft }) => {
  const { t } = useTranslation('withdrawing')
  const lng = useLanguage()
  const { goTo } = useWithdrawalStep()
  const { send, isSending, refusal } = useSendDeclaration()
  return (
    <section aria-labelledby="withdrawal-review">
      <h2 id="withdrawal-review" tabIndex={-1} className="font-display text-heading">
        {t('review.title')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('review.lead')}</p>
      <div className="mt-6 border border-rule bg-sheet p-5 sm:p-8">
        <p>{openingOf(lng)}</p>
        <dl className="mt-5 grid gap-x-6 gap-y-3 sm:grid-cols-[max-content_1fr]">
          {entriesOf(declarationOf(kept.draft), lng).map(({ label, values }) => (
            <div key={label} className="contents">
              <dt className="max-w-48 text-ink-soft text-small max-sm:-mb-2.5 sm:pt-0.5">{label}</dt>
              <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{values.join('\n')}</dd>
            </div>
          ))}
        </dl>
      </div>
      {refusal && (
        <Refusal title={t('review.failed')} className="mt-6">
          {refusal}
        </Refusal>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button size="large" loading={isSending} onClick={() => void send()}>
          {isSending ? t('review.sending') : t('review.confirm')}
        </Button>
        <Button variant="quiet" onClick={() => goTo('form')}>
          {t('review.change')}
        </Button>
      </div>
    </section>
  )
}
