import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/badge.tsx'
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

interface OrderStatusBadgeProps {
  readonly status: OrderStatus
  readonly deliveryMethod: 'standard' | 'pickup'
  readonly overdue: boolean
  /** A withdrawal from the order waits for its answer: then the order does not count as late. */
  readonly withdrawing: boolean
}

/** The status of an order as one badge; a second badge says that a withdrawal waits or that the order is late. */
export const OrderStatusBadge = ({ status, deliveryMethod, overdue, withdrawing }: OrderStatusBadgeProps) => {
  const { t } = useTranslation('adminOrders')
  const isReady = status === 'shipped' && deliveryMethod === 'pickup'
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={tones[status]} className="whitespace-nowrap">
        {isReady ? t('ready') : t(`statuses.${status}`)}
      </Badge>
      {(withdrawing || overdue) && (
        <Badge tone="accent" className="whitespace-nowrap">
          {t(withdrawing ? 'withdrawing' : 'overdue')}
        </Badge>
      )}
    </span>
  )
}
