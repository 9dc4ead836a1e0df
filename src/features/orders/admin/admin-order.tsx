import type { ReactNode } from 'react'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Answered } from '../../../ui/admin/answered.tsx'
import { RecordCompany, RecordHistory } from '../../../ui/admin/shown-record.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { AdminOrder as Shown } from '../admin-order.schema.ts'
import type { AdminOrdersContract } from '../admin-orders.contract.ts'
import { adminOrderQuery } from './admin-orders.queries.ts'
import { adminOrdersTexts } from './admin-orders.texts.ts'
import { AlertSection } from './alerts/alert-section.tsx'
import { OpenWithdrawals } from './open-withdrawals.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderProducts } from './order-products.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { RefundSection } from './refund/refund-section.tsx'
import { NextStep } from './steps/next-step.tsx'

interface AdminOrderProps {
  readonly id: string
  /** Only an admin gives money back (§6); undefined until it is known who is signed in. */
  readonly mayRefund: boolean | undefined
  /** Whether the member works on orders; accounting only reads them. */
  readonly mayWork: boolean | undefined
  /** What the team noted about it. */
  readonly notes: ReactNode
}

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-x-gutter gap-y-12 lg:grid-cols-[2fr_1fr]">{children}</div>
)

const AwaitedSheet = () => (
  <Sheet>
    <Skeleton className="h-96 w-full" />
    <Skeleton className="h-96 w-full" />
  </Sheet>
)

/** One order as the team works on it: its customer, products, addresses and days, the next steps and the history. */
export const AdminOrder = ({ id, mayRefund, mayWork, notes }: AdminOrderProps) => {
  useOwnTexts('adminOrders', adminOrdersTexts)
  const { t } = useTranslation('adminOrders')
  const query = usePrivateQuery(adminOrderQuery(useApi<AdminOrdersContract>(), id))
  return (
    <Answered query={query} failed={t('order.missing')} retry={t('retry')} awaiting={<AwaitedSheet />}>
      {(order) =>
        mayRefund === undefined || mayWork === undefined ? (
          <AwaitedSheet />
        ) : (
          <OrderSheet order={order} mayRefund={mayRefund} mayWork={mayWork} notes={notes} />
        )
      }
    </Answered>
  )
}

interface OrderSheetProps extends Pick<AdminOrderProps, 'notes'> {
  readonly order: Shown
  readonly mayRefund: boolean
  readonly mayWork: boolean
}

const OrderSheet = ({ order, mayRefund, mayWork, notes }: OrderSheetProps) => {
  const { t } = useTranslation('adminOrders')
  const canRefund = mayRefund && (order.payment?.refundable ?? 0) > 0
  return (
    <Sheet>
      <div className="flex min-w-0 flex-col gap-12">
        <section aria-labelledby="etat">
          <div className="mb-5" aria-live="polite">
            <h2 id="etat">
              <OrderStatusBadge order={order} />
            </h2>
            <OpenWithdrawals events={order.events} />
            <RecordCompany kind="order" id={order._id} />
          </div>
          {mayWork && <NextStep order={order} mayRefund={mayRefund} />}
        </section>
        <AlertSection order={order} mayDecide={mayRefund} />
        <AdminSection id="commande" title={t('order.loading')}>
          <OrderFacts order={order} />
        </AdminSection>
        <AdminSection id="pieces" title={t('order.pieces')}>
          <OrderProducts order={order} />
        </AdminSection>
        <AdminSection id="historique" title={t('timeline.title')}>
          <OrderTimeline events={order.events} />
          <RecordHistory kind="order" id={order._id} />
        </AdminSection>
      </div>
      <div className="flex min-w-0 flex-col gap-10">
        {mayWork && notes}
        <AdminSection id="documents" title={t('documents.title')}>
          <OrderDocuments order={order} mayPack={mayWork} />
        </AdminSection>
        <div className="flex flex-col gap-10">
          <AdminSection id="paiement" title={t('money.title')}>
            <OrderMoney order={order} mayRefund={mayRefund} />
          </AdminSection>
          {canRefund && <RefundSection order={order} />}
        </div>
      </div>
    </Sheet>
  )
}
