import { useState } from 'react'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { Withdrawal, WithdrawnOrder } from '../../admin-withdrawals.contract.ts'
import { leftToNote } from './noted-products.ts'
import { ParcelForm } from './parcel-form.tsx'
import { ReturnedEntry } from './returned-entry.tsx'

interface ReturnsPartProps {
  readonly withdrawal: Withdrawal
  readonly order: WithdrawnOrder
  readonly mayNote: boolean
}

/** What came back of a withdrawal, and the form to note more of it, which is folded away until it is asked for. */
export const ReturnsPart = ({ withdrawal, order, mayNote }: ReturnsPartProps) => {
  const { t } = useTranslation('withdrawals')
  const lng = useLanguage()
  const [isNoting, setNoting] = useState(false)
  const { _id, returns, returnsVersion, parcel, parcelSince, refund, refundDueOn, status } = withdrawal
  const isMore = order.lines.some((line) => leftToNote(line, returns) > 0)
  const due = longDay(refundDueOn, lng)
  const isOwed = refund === null && status !== 'refused'
  const words = () => {
    if (parcel === 'awaited' && parcelSince)
      return t(withdrawal.parcelLate ? 'returns.late' : 'returns.awaited', { day: longDay(parcelSince, lng) })
    return returns.length === 0 && t('returns.none')
  }
  const law = () => {
    if (!isOwed) return null
    return parcel === 'noted' ? t('returns.owed', { day: due }) : t('returns.deferred', { day: due })
  }
  return (
    <section aria-labelledby="returns" className="mt-8 text-small">
      <h3 id="returns" className="font-semibold">
        {t('returns.title')}
      </h3>
      {[words(), law()].filter(Boolean).map((sentence) => (
        <p key={String(sentence)} className="mt-1">
          {sentence}
        </p>
      ))}
      {returns.length > 0 && (
        <ul className="mt-3 border-hairline border-t">
          {returns.map((entry) => (
            <ReturnedEntry key={entry._id} withdrawalId={_id} entry={entry} mayNote={mayNote} />
          ))}
        </ul>
      )}
      {mayNote && isMore && (
        <div className="mt-4 print:hidden">
          <Button variant="secondary" onClick={() => setNoting(!isNoting)}>
            {t(isNoting ? 'returns.close' : 'returns.note')}
          </Button>
          {isNoting && (
            <ParcelForm
              key={returnsVersion}
              withdrawal={withdrawal}
              order={order}
              onDone={() => setNoting(false)}
            />
          )}
        </div>
      )}
    </section>
  )
}
