import { longDay } from '../../../../../shared/dates/long-day.ts'
import { spokenDay } from '../../../../../shared/dates/spoken-day.ts'
import { formatEuros } from '../../../../../shared/money.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { Icon } from '../../../../../ui/buttons/icon.tsx'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { ThreadSteps } from '../../../../../ui/thread/thread-steps.tsx'
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx'
import type { Order } from '../../../order.schema.ts'
import { type OrderState, orderStateOf } from '../../../status/order-state.rules.ts'
import { wayOf } from '../../../status/order-way.rules.ts'
import { refundStateOf } from '../../../status/refund-state.rules.ts'
import { returnedParcels } from '../../../withdrawn/returned-parcels.rules.ts'
import { ResumePayment } from '../resume-payment.tsx'
import { OpenWithdrawals } from './open-withdrawals.tsx'
import type { OrderViewProps } from './order-view-props.ts'

/** The words about a refund, or, for an order that ended unpaid, that no money was taken. */
const RefundWords = ({ order, state }: { order: Order; state: OrderState }) => {
  const { t } = useTranslation('ownOrders')
  const refund = refundStateOf(order.events)
  const isUnpaidEnd = state === 'cancelled' || state === 'expired'
  if ((refund === 'none' && !isUnpaidEnd) || (refund === 'done' && state === 'refunded')) return null
  return <p className="mt-2">{t(`refund.${refund}`, { amount: formatEuros(order.refunded) })}</p>
}

const Tracking = ({ tracking }: { tracking: NonNullable<Order['tracking']> }) => {
  const { t } = useTranslation('ownOrders')
  return (
    <p className="mt-4">
      <a
        href={tracking.url}
        target="_blank"
        rel="noopener noreferrer"
        className="thread-link inline-flex min-h-11 items-center gap-2.5 font-medium [--thread-drop:0.25rem]"
      >
        {t('tracking.link', { carrier: tracking.carrier })}
        <VisuallyHidden> {t('tracking.newTab')}</VisuallyHidden>
        <Icon name="external" size={18} className="flex-none" />
      </a>
      <span className="block text-ink-soft text-small tabular-nums">
        {t('tracking.number', { number: tracking.number })}
      </span>
    </p>
  )
}

/** The number of an order, its progress, and what happens next. */
export const OrderHead = ({ order, nowMs, salon }: Pick<OrderViewProps, 'order' | 'nowMs' | 'salon'>) => {
  const { t } = useTranslation('ownOrders')
  const lng = useLanguage()
  const state = orderStateOf(order, nowMs)
  const { steps, current } = wayOf(order)
  return (
    <>
      <p className="text-ink-soft tabular-nums">
        {t('number', { number: order.number })}
        {' · '}
        {t('placedOn', { day: longDay(order.placedAt, lng) })}
      </p>
      <ThreadSteps
        label={t('way.label')}
        steps={steps.map((step) => t(`way.${step}`))}
        current={current}
        doneLabel={t('way.done')}
        className="mt-8 max-w-wide"
      />
      <div role="status" className="mt-8 max-w-measure">
        <h2 className="font-display text-heading">{t(`states.${state}.word`)}</h2>
        <p className="mt-3">
          {t(`states.${state}.text`)} {t(`states.${state}.next`)}
        </p>
        <RefundWords order={order} state={state} />
        <OpenWithdrawals order={order} salon={salon} />
        {returnedParcels(order.events).map(({ reference, cameOn }) => (
          <p key={`${reference} ${cameOn}`} className="mt-2">
            {t('returned', { reference, day: spokenDay(cameOn, lng) })}
          </p>
        ))}
      </div>
      {state === 'waiting' && <ResumePayment order={order} />}
      {order.tracking && <Tracking tracking={order.tracking} />}
    </>
  )
}
