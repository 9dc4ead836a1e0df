import { lazy } from 'react'
import { useHasRights, useIsAdmin } from '../../../features/accounts/admin/use-is-admin.ts'
import type { TodayPanels } from '../../../features/desk/admin/today/opened-panel.tsx'
import { pathTo } from '../../../sitemap.ts'
import { LocalLink } from '../../../ui/routing/local-link.tsx'

const AdminOrder = lazy(() =>
  import('../../../features/orders/admin/admin-order.tsx').then(({ AdminOrder: shown }) => ({
    default: shown,
  })),
)
const OrderNumber = lazy(() =>
  import('../../../features/orders/admin/order-number.tsx').then(({ OrderNumber: shown }) => ({
    default: shown,
  })),
)
const OrderNotes = lazy(() =>
  import('../../../features/notes/admin/order-notes.tsx').then(({ OrderNotes: shown }) => ({
    default: shown,
  })),
)
const OpenedWithdrawal = lazy(() =>
  import('../../../features/withdrawals/admin/opened-withdrawal.tsx').then(({ OpenedWithdrawal: shown }) => ({
    default: shown,
  })),
)
const OpenedAppointment = lazy(() =>
  import('../../../features/appointments-desk/admin/appointment/opened-appointment.tsx').then(
    ({ OpenedAppointment: shown }) => ({ default: shown }),
  ),
)
const OpenedMessage = lazy(() =>
  import('../../../features/contact/admin/opened-message.tsx').then(({ OpenedMessage: shown }) => ({
    default: shown,
  })),
)
const OpenedTestimonial = lazy(() =>
  import('../../../features/reviews/admin/testimonials/opened-testimonial.tsx').then(
    ({ OpenedTestimonial: shown }) => ({ default: shown }),
  ),
)
const OpenedProductReview = lazy(() =>
  import('../../../features/reviews/admin/product-reviews/opened-product-review.tsx').then(
    ({ OpenedProductReview: shown }) => ({ default: shown }),
  ),
)

interface PanelProps {
  readonly id: string
}

const OrderPanel = ({ id }: PanelProps) => (
  <>
    <LocalLink
      to={pathTo('adminOrder', { orderId: id })}
      className="mb-5 inline-block font-semibold text-subheading hover:text-garance"
    >
      <OrderNumber id={id} />
    </LocalLink>
    <AdminOrder
      id={id}
      mayRefund={useIsAdmin()}
      mayWork={useHasRights(['sales'])}
      notes={<OrderNotes orderId={id} />}
    />
  </>
)

const WithdrawalPanel = ({ id }: PanelProps) => (
  <OpenedWithdrawal id={id} mayAnswer={useIsAdmin()} mayNote={useHasRights(['sales']) !== false} />
)

const MessagePanel = ({ id }: PanelProps) => <OpenedMessage id={id} mayDelete={useIsAdmin()} />

/** What today's list opens beside itself; each is loaded with the first entry of its kind that is opened. */
export const panelsOfToday: TodayPanels = {
  alert: OrderPanel,
  refund: OrderPanel,
  late: OrderPanel,
  prepare: OrderPanel,
  withdrawal: WithdrawalPanel,
  appointment: OpenedAppointment,
  message: MessagePanel,
  testimonial: OpenedTestimonial,
  'product-review': OpenedProductReview,
}
