import { formatEuros } from '../../../shared/money.ts'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { refundReasons } from '../../papers/refund-reasons.ts'
import { refundFailure } from '../../payments/alerts/alert-words.ts'
import type { AdminOrder } from '../admin-order.schema.ts'
import { SendAgainButton } from './send-again-button.tsx'

interface OrderMoneyProps {
  readonly order: AdminOrder
  /** Only an admin sends money (§6). */
  readonly mayRefund: boolean
}

const RefundList = ({ order: { _id: orderId, refunds }, mayRefund }: OrderMoneyProps) => {
  const { t } = useTranslation('adminOrders')
  const lng = useLanguage()
  if (refunds.length === 0) return null
  return (
    <>
      <h3 className="mt-4 font-medium text-small">{t('money.refunds')}</h3>
      <ul className="mt-1 flex flex-col gap-2 text-small">
        {refunds.map(({ _id, amount, reason, status, failure, retriable, requestedAt, requestedBy }) => (
          <li key={_id}>
            <span className="tabular-nums">{formatEuros(amount)}</span>
            {' · '}
            {t(`money.reasons.${refundReasons.find((known) => known === reason) ?? 'outside'}`)}
            {' · '}
            <span className={status === 'failed' || status === 'returned' ? 'text-garance' : undefined}>
              {t(`money.states.${status}`)}
            </span>
            <span className="block text-ink-soft">
              <Moment at={requestedAt} />
              {requestedBy && ` · ${requestedBy.name}`}
            </span>
            {(status === 'failed' || failure) && <span className="block">{refundFailure(failure, lng)}</span>}
            {retriable && mayRefund && (
              <SendAgainButton orderId={orderId} refundId={_id} amount={formatEuros(amount)} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Shows the payment of an order and its refunds, with the reason of each that was not made. */
export const OrderMoney = ({ order, mayRefund }: OrderMoneyProps) => {
  const { t } = useTranslation('adminOrders')
  const { payment } = order
  if (!payment) return <p className="text-ink-soft text-small">{t('money.none')}</p>
  const { captured, refunded, refundable, method } = payment
  const paidWith = method && [method.brand, method.last4 && `•••• ${method.last4}`].filter(Boolean).join(' ')
  const facts = [
    [t('money.captured'), formatEuros(captured)],
    [t('money.refunded'), formatEuros(refunded)],
    [t('money.refundable'), formatEuros(refundable)],
    ...(paidWith ? [[t('money.method'), paidWith] as const] : []),
  ] as const
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-small">
        {facts.map(([word, fact]) => (
          <div key={word} className="contents">
            <dt className="text-ink-soft">{word}</dt>
            <dd className="text-end tabular-nums">{fact}</dd>
          </div>
        ))}
      </dl>
      <RefundList order={order} mayRefund={mayRefund} />
    </>
  )
}
