import { longDay } from '../../../../shared/dates/long-day.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { AdminWithdrawalsContract, Withdrawal } from '../../admin-withdrawals.contract.ts'
import { useAnswer } from '../use-answer.ts'

/** Accepts a withdrawal before its parcel has come: the refund waits for it. */
export const AwaitParcel = ({ withdrawal }: { withdrawal: Pick<Withdrawal, '_id' | 'refundDueOn'> }) => {
  const { t } = useTranslation('withdrawals')
  const lng = useLanguage()
  const api = useApi<AdminWithdrawalsContract>()
  const { write, busy } = useAnswer({
    done: t('await.done'),
    failed: t('await.failed'),
    writesMail: true,
    send: () => api('POST /admin/withdrawals/{id}/await', { params: { id: withdrawal._id } }),
  })
  return (
    <section aria-labelledby="awaiting" className="mb-10">
      <h3 id="awaiting" className="font-semibold">
        {t('await.title')}
      </h3>
      <p className="mt-1 mb-4 text-ink-soft text-small">
        {t('await.lead', { day: longDay(withdrawal.refundDueOn, lng) })}
      </p>
      <Button loading={busy} onClick={() => void write()}>
        {t('await.submit')}
      </Button>
    </section>
  )
}
