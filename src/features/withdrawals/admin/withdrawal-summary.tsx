import { dayAndTime } from '../../../shared/dates/day-and-time.ts'
import { formatEuros } from '../../../shared/money.ts'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { Withdrawal } from '../admin-withdrawals.contract.ts'
import { RefundDue } from './refund-due.tsx'

const term = 'text-ink-soft'

const whereabouts = (goodsReceived: boolean | null) => {
  if (goodsReceived === null) return 'opened.goodsNeverLeft'
  return goodsReceived ? 'opened.goodsBack' : 'opened.goodsAwaited'
}

/** The declaration as it was made, its time, and the answer of the house. */
export const WithdrawalSummary = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { t } = useTranslation('withdrawals')
  const lng = useLanguage()
  const { submittedAt, statement, language, handledAt, handledBy, goodsReceived, note, refund, withheld } =
    withdrawal
  const amount = refund ? formatEuros(refund.amount) : ''
  const refundText = withdrawal.refundFailed
    ? t(withdrawal.answerable ? 'opened.refundFailed' : 'opened.refundReturned', { amount })
    : refund?.settledAt
      ? t('opened.refundDone', { amount, at: dayAndTime(refund.settledAt, lng) })
      : t('opened.refundAsked', { amount })
  return (
    <div className="mt-5 grid gap-x-gutter gap-y-6 text-small md:grid-cols-2">
      <section aria-labelledby="declaration">
        <h3 id="declaration" className="font-semibold">
          {t('opened.declaration')}
        </h3>
        <p
          lang={language}
          className="mt-2 whitespace-pre-line border border-hairline bg-sheet p-4 [overflow-wrap:anywhere]"
        >
          {statement}
        </p>
      </section>
      <dl className="grid content-start gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
        <dt className={term}>{t('opened.received')}</dt>
        <dd>
          <Moment at={submittedAt} />
        </dd>
        <dt className={term}>{t('opened.dueOn')}</dt>
        <dd>
          <RefundDue withdrawal={withdrawal} />
        </dd>
        {handledAt && (
          <>
            <dt className={term}>{t('opened.answered')}</dt>
            <dd>{t('opened.answeredBy', { at: dayAndTime(handledAt, lng), name: handledBy ?? '—' })}</dd>
          </>
        )}
        {refund && (
          <>
            <dt className={term}>{t('opened.refund')}</dt>
            <dd>{refundText}</dd>
          </>
        )}
        {withheld && (
          <>
            <dt className={term}>{t('opened.withheld')}</dt>
            <dd className="whitespace-pre-line">
              {t('opened.withheldFor', {
                amount: formatEuros(withheld.amount),
                reason: withheld.reason,
              })}
            </dd>
          </>
        )}
        {refund && (
          <>
            <dt className={term}>{t('opened.goods')}</dt>
            <dd>{t(whereabouts(goodsReceived))}</dd>
          </>
        )}
        {note && (
          <>
            <dt className={term}>{t(withdrawal.status === 'refused' ? 'opened.reason' : 'opened.note')}</dt>
            <dd className="whitespace-pre-line">{note}</dd>
          </>
        )}
      </dl>
    </div>
  )
}
