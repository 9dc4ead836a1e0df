import { useTranslation } from 'react-i18next'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { awaited } from '../../../ui/admin/in-turn.tsx'
import { Unanswered } from '../../../ui/admin/unanswered.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { AppointmentsToSee } from './appointments-to-see.tsx'
import { MailToSee } from './mail-to-see.tsx'
import { MessagesToSee } from './messages-to-see.tsx'
import { LateOrders, OrdersToPrepare } from './orders-to-see.tsx'
import { PaymentsToSee } from './payments-to-see.tsx'
import { ReviewsToSee } from './reviews-to-see.tsx'
import { SentAway } from './sent-away.tsx'
import { StockToSee } from './stock-to-see.tsx'
import type { useDashboard } from './use-dashboard.ts'
import { WithdrawalsToSee } from './withdrawals-to-see.tsx'

interface ToSeeProps {
  readonly dashboard: ReturnType<typeof useDashboard>
  /** Whether the member of the team may set thresholds; undefined until the account is known. */
  readonly maySet: boolean | undefined
}

const panels = 'mb-10 grid items-start gap-x-gutter gap-y-8 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

/** The tasks of the team for today: first payments that nobody may overlook, then those with a deadline, then whether mails are sent, then the low stock. */
export const ToSee = ({ dashboard, maySet }: ToSeeProps) => {
  const { t } = useTranslation('dashboard')
  const { data, error, isPlaceholderData, refetch, stock, page } = dashboard
  if (!data && error)
    return (
      <AdminSection id="a-voir" title={t('toSee')}>
        <Unanswered
          error={error}
          text={t('failed')}
          retry={{ label: t('retry'), onPress: () => void refetch() }}
        />
      </AdminSection>
    )
  return (
    <AdminSection id="a-voir" title={t('toSee')}>
      {data && maySet !== undefined ? (
        <>
          <SentAway sentAway={data.sentAway} />
          <PaymentsToSee alerts={data.alerts} refunds={data.refunds} maySend={maySet} />
          <div className={panels}>
            <WithdrawalsToSee withdrawals={data.withdrawals} />
            <LateOrders orders={data.lateOrders} />
            <OrdersToPrepare orders={data.ordersToPrepare} />
            <AppointmentsToSee appointments={data.appointments} />
            <MessagesToSee messages={data.messages} />
            {data.reviews && <ReviewsToSee reviews={data.reviews} />}
            <MailToSee mail={data.mail} />
          </div>
          <StockToSee
            stock={data.stock}
            chosen={stock}
            page={page}
            busy={isPlaceholderData}
            maySet={maySet}
          />
        </>
      ) : (
        <div aria-busy {...awaited}>
          <div className={panels}>
            {['withdrawals', 'late', 'toPrepare', 'appointments', 'messages', 'reviews', 'mail'].map(
              (panel) => (
                <Skeleton key={panel} className="h-26" />
              ),
            )}
          </div>
          <Skeleton className="h-80" />
        </div>
      )}
    </AdminSection>
  )
}
