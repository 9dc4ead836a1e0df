import { useLanguage } from '../../../ui/api/use-language.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { spokenMoment } from '../spoken-moment.ts'
import type { Receipt } from '../stored-draft.ts'
import { useWithdrawalStep } from './use-withdrawal-step.ts'

/** Says that the declaration was received, when, and its content; the customer can print it. */
export const WithdrawalReceipt = ({ receipt }: { receipt: Receipt }) => {
  const { t } = useTranslation('withdrawing')
  const lng = useLanguage()
  const { goTo } = useWithdrawalStep()
  const { reference, submittedAt, statement } = receipt
  return (
    <section aria-labelledby="withdrawal-receipt">
      <h2 id="withdrawal-receipt" tabIndex={-1} className="font-display text-heading">
        {t('receipt.title')}
      </h2>
      <p className="mt-3 max-w-measure text-ink-soft">{t('receipt.mailed')}</p>
      <div className="mt-6 border border-rule bg-sheet p-5 sm:p-8">
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <div>
            <dt className="text-ink-soft text-small">{t('receipt.reference')}</dt>
            <dd className="font-display text-subheading tabular-nums">{reference}</dd>
          </div>
          <div>
            <dt className="text-ink-soft text-small">{t('receipt.at')}</dt>
            <dd>
              <time dateTime={submittedAt}>
                {t('receipt.atParis', { at: spokenMoment(Date.parse(submittedAt), lng) })}
              </time>
            </dd>
          </div>
        </dl>
        <h3 className="mt-6 text-ink-soft text-small">{t('receipt.content')}</h3>
        <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{statement}</p>
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <Button variant="secondary" onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
        <Button variant="quiet" onClick={() => goTo('form')}>
          {t('receipt.again')}
        </Button>
      </div>
    </section>
  )
}
