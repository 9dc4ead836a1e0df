import { longDay } from '../../../../shared/dates/long-day.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { AdminWithdrawalsContract, ReturnEntry } from '../../admin-withdrawals.contract.ts'
import { useAnswer } from '../use-answer.ts'

interface ReturnedEntryProps {
  readonly withdrawalId: string
  readonly entry: ReturnEntry
  readonly mayNote: boolean
}

/** One entry of what came back, with what may follow from it: the stock, or its correction. */
export const ReturnedEntry = ({ withdrawalId, entry, mayNote }: ReturnedEntryProps) => {
  const { t } = useTranslation('withdrawals')
  const lng = useLanguage()
  const api = useApi<AdminWithdrawalsContract>()
  const params = { id: withdrawalId, returnId: entry._id }
  const restock = useAnswer({
    done: t('returns.restockDone'),
    failed: t('returns.restockFailed'),
    writesMail: false,
    send: () => api('POST /admin/withdrawals/{id}/returns/{returnId}/restock', { params }),
  })
  const correction = useAnswer({
    done: t('returns.takenBack'),
    failed: t('returns.takeBackFailed'),
    writesMail: false,
    send: () => api('DELETE /admin/withdrawals/{id}/returns/{returnId}', { params }),
  })
  const { state, quantity, cameOn, words, notedBy, restockedAt, correctable, restockable } = entry
  const name = [entry.name, entry.size].filter(Boolean).join(', ')
  return (
    <li className="grid gap-x-6 gap-y-1 border-hairline border-b py-3 sm:grid-cols-[1fr_max-content]">
      <p className="min-w-0">
        {t('returns.entry', { quantity, name, state: t(`returns.states.${state}`) })}
        {words && <span className="block whitespace-pre-line [overflow-wrap:anywhere]">{words}</span>}
        <span className="block text-ink-soft">
          {t(state === 'missing' ? 'returns.notedOn' : 'returns.cameOnBy', {
            day: longDay(cameOn, lng),
            name: notedBy ?? '—',
          })}
          {restockedAt && ` · ${t('returns.restocked')}`}
        </span>
      </p>
      <p className="flex flex-wrap items-start gap-x-4 sm:justify-end">
        {mayNote && restockable && (
          <Button
            variant="quiet"
            loading={restock.busy}
            aria-label={t('returns.restockOf', { name })}
            onClick={() => void restock.write()}
          >
            {t('returns.restock')}
          </Button>
        )}
        {mayNote && correctable && (
          <Button
            variant="quiet"
            loading={correction.busy}
            aria-label={t('returns.takeBackOf', { name })}
            onClick={() => void correction.write()}
          >
            {t('returns.takeBack')}
          </Button>
        )}
      </p>
    </li>
  )
}
