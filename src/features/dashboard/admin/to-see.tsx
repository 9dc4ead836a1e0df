import { useTranslation } from 'react-i18next'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Unanswered } from '../../../ui/admin/unanswered.tsx'
import { MailToSee } from './mail-to-see.tsx'
import { LateOrders, OrdersToPrepare } from './orders-to-see.tsx'
import { StockToSee } from './stock-to-see.tsx'
import { useDashboard } from './use-dashboard.ts'
import { WithdrawalsToSee } from './withdrawals-to-see.tsx'

/** What wants somebody's eye today: what has a deadline first, then whether mails leave, then what runs out. */
export const ToSee = ({ maySet }: { maySet: boolean }) => {
  const { t } = useTranslation('dashboard')
  const { data, error, isPlaceholderData, refetch, stock, page } = useDashboard()
  return (
    <AdminSection id="a-voir" title={t('toSee')}>
      {!data && error ? (
        <Unanswered
          error={error}
          text={t('failed')}
          retry={{ label: t('retry'), onPress: () => void refetch() }}
        />
      ) : (
        <>
          <div className="mb-8 grid gap-x-gutter gap-y-6 sm:grid-cols-2 xl:grid-cols-4">
            <WithdrawalsToSee withdrawals={data?.withdrawals} />
            <LateOrders orders={data?.lateOrders} />
            <OrdersToPrepare orders={data?.ordersToPrepare} />
            <MailToSee mail={data?.mail} />
          </div>
          <StockToSee
            stock={data?.stock}
            chosen={stock}
            page={page}
            busy={isPlaceholderData}
            maySet={maySet}
          />
        </>
      )}
    </AdminSection>
  )
}
