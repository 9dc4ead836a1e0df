import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../ui/api/use-api.ts'
import { Icon } from '../../../ui/buttons/icon.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { PaymentsContract } from '../payments.contract.ts'
import { paymentsNoticeTexts } from './payments-notice.texts.ts'

/**
 * Says on every page of the admin that payment is only a demo, or is not open yet. It stands at the foot, so that it
 * moves nothing.
 */
export const PaymentsNotice = () => {
  useOwnTexts('paymentsNotice', paymentsNoticeTexts)
  const { t } = useTranslation('paymentsNotice')
  const api = useApi<PaymentsContract>()
  const { data: notice } = useQuery({
    queryKey: ['payments-notice'],
    queryFn: async ({ signal }) => (await api('GET /admin/payments', { signal })).notice,
    meta: { private: true },
  })
  return (
    <div role="status" className="sticky bottom-[var(--foot-edge,0px)] z-30 print:hidden">
      {notice && (
        <p className="frame flex items-start gap-3 border-garance border-t bg-rose py-3 text-small">
          <Icon name="alert" className="mt-[0.15em] flex-none text-garance" />
          <span>
            <strong className="font-medium">{t(notice)}</strong> {t('what')}
          </span>
        </p>
      )}
    </div>
  )
}
