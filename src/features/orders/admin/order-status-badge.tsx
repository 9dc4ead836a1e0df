import { Badge } from '../../../ui/badge.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { AdminOrderSummary } from '../admin-order.schema.ts'
import type { OrderStatus } from '../status/order-status.rules.ts'

const tones = {
  pending_payment: 'outline',
  paid: 'rose',
  in_preparation: 'linen',
  shipped: 'linen',
  delivered: 'sage',
  cancelled: 'outline',
  expired: 'outline',
  refunded: 'outline',
  partially_refunded: 'sage',
} as const satisfies Record<OrderStatus, string>

type Shown = Pick<
  AdminOrderSummary,
  'status' | 'deliveryMethod' | 'overdue' | 'withdrawing' | 'alert' | 'refundFailed'
>

/**
 * The status of an order as one badge; others say what is said against its payment, that a refund was not made, and that a
 * withdrawal waits or the order is late.
 */
export const OrderStatusBadge = ({ order }: { order: Shown }) => {
  const { status, deliveryMethod, overdue, withdrawing, alert, refundFailed } = order
  const { t } = useTranslation('adminOrders')
  const isReady = status === 'shipped' && deliveryMethod === 'pickup'
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={tones[status]} className="whitespace-nowrap">
        {isReady ? t('ready') : t(`statuses.${status}`)}
      </Badge>
      {alert && (
        <Badge tone="accent" className="whitespace-nowrap">
          {t(`alerts.${alert}`)}
        </Badge>
      )}
      {refundFailed && (
        <Badge tone="accent" className="whitespace-nowrap">
          {t('refundFailed')}
        </Badge>
      )}
      {(withdrawing || overdue) && (
        <Badge tone="accent" className="whitespace-nowrap">
          {t(withdrawing ? 'withdrawing' : 'overdue')}
        </Badge>
      )}
    </span>
  )
}
