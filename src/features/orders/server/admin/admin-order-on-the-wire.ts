import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { localized } from '../../../../shared/i18n/localized.ts'
import { eurosOfCents } from '../../../../shared/money.ts'
import { isMadeToMeasure } from '../../../catalog/catalog.rules.ts'
import type { PaymentAccount } from '../../../payments/server/payment-account.public.ts'
import type { AdminOrder, AdminOrderSummary } from '../../admin-order.schema.ts'
import { isGivenBack } from '../../refunds/refund-lines.rules.ts'
import { isInHouse } from '../../status/in-house.rules.ts'
import { isRefunded } from '../../status/order-money.rules.ts'
import { isDeliveryOverdue, promisedDay } from '../../status/promised-day.rules.ts'
import { nextSteps } from '../../status/staff-steps.rules.ts'
import { alertedOf, isRetriable } from '../alerts/order-alerts.repository.ts'
import { parcelOnItsWay } from '../correcting/change-parcel.ts'
import { eventOnTheWire, orderOnTheWire } from '../order-on-the-wire.public.ts'
import type { OrderRow } from '../orders.table.ts'
import type { ListedOrder } from './admin-orders.repository.ts'
import type { ReadAdminOrder } from './read-admin-order.ts'

interface AnswerContext {
  readonly lng: Language
  readonly nowMs: number
}

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  [firstName, lastName].filter(Boolean).join(' ')

const promiseOf = (
  { status, deliveryMethod }: OrderRow,
  promisedTo: string | undefined,
  { nowMs }: Pick<AnswerContext, 'nowMs'>,
) => ({
  promisedTo: promisedTo ?? null,
  overdue: isDeliveryOverdue({ status, deliveryMethod, promisedTo, today: parisTime(nowMs).date }),
})

const toMeasureOf = ({ lines, measuring }: OrderRow['contract']): AdminOrderSummary['toMeasure'] =>
  lines.some(({ size }) => isMadeToMeasure(size)) ? (measuring?.way ?? 'unknown') : null

/** An order in the house's list. */
export const listedOnTheWire = (
  { order, totalItems, withdrawing, alert, refundFailed }: ListedOrder,
  told: Pick<AnswerContext, 'nowMs'>,
): AdminOrderSummary => ({
  _id: order.id,
  number: order.number,
  status: order.status,
  placedAt: order.placedAt.toISOString(),
  heldUntil: order.heldUntil?.toISOString() ?? null,
  total: eurosOfCents(order.totalCents),
  refunded: eurosOfCents(order.refundedCents),
  totalItems: totalItems ?? 0,
  ...promiseOf(order, order.promisedTo, told),
  buyer: { name: nameOf(order.billingAddress), email: order.email },
  deliveryMethod: order.deliveryMethod,
  withdrawing,
  alert,
  refundFailed,
  eventDate: order.eventDate,
  toMeasure: toMeasureOf(order.contract),
})

/** Where the team answers a dispute; the demo has no such page. */
const urlOf = ({ provider }: PaymentAccount['payment'], providerRef: string) =>
  provider === 'stripe' ? `https://dashboard.stripe.com/disputes/${encodeURIComponent(providerRef)}` : null

const paymentOf = ({
  payment,
  disputes,
  reports,
  refundableCents,
}: PaymentAccount): AdminOrder['payment'] => ({
  provider: payment.provider,
  status: payment.status,
  captured: eurosOfCents(payment.capturedCents),
  refunded: eurosOfCents(payment.refundedCents),
  refundable: eurosOfCents(refundableCents),
  method: payment.method,
  disputes: disputes.map(({ providerRef, amountCents, openedAt, answerDueAt, decidedAt, ...dispute }) => ({
    _id: providerRef,
    status: dispute.status,
    standing: dispute.standing,
    amount: eurosOfCents(amountCents),
    reason: dispute.reason,
    openedAt: openedAt.toISOString(),
    answerDueAt: answerDueAt?.toISOString() ?? null,
    decided: decidedAt !== null,
    holdsMoney: dispute.holdsMoney,
    url: urlOf(payment, providerRef),
  })),
  reports: reports.map(({ providerRef, reason, reportedAt, liftedAt, decidedAt }) => ({
    _id: providerRef,
    reason,
    reportedAt: reportedAt.toISOString(),
    lifted: liftedAt !== null,
    decided: decidedAt !== null,
  })),
})

/** An order with everything that the team needs. */
export const adminOrderOnTheWire = (read: ReadAdminOrder, { lng, nowMs }: AnswerContext): AdminOrder => {
  const { order, lines, events, account, isConfirmed, shippingLeftCents, names, carriers } = read
  const { alerts, unfinished } = read
  const toDecide = alerts.filter(({ awaitsDecision }) => awaitsDecision).map(({ id }) => id)
  const shown = orderOnTheWire(read, lng)
  const person = (id: string | null) => {
    const name = names.get(id)
    return name === undefined ? null : { name }
  }
  return {
    ...shown,
    ...promiseOf(order, promisedDay(lines), { nowMs }),
    buyer: {
      accountId: order.accountId,
      name: nameOf(order.billingAddress),
      email: order.email,
      phone: order.shippingAddress?.phone || order.billingAddress.phone,
      isConfirmed,
    },
    heldFrom: order.heldUntil && order.heldFrom.toISOString(),
    items: shown.items.map((item, index) => ({
      ...item,
      composition: localized(lng, lines[index]?.compositionFr ?? '', lines[index]?.compositionEn ?? null),
      restockedQuantity: lines[index]?.restockedQuantity ?? 0,
    })),
    events: events.map(
      (event) => ({ ...eventOnTheWire(event), actor: person(event.actorId) }) as AdminOrder['events'][number],
    ),
    payment: account ? paymentOf(account) : null,
    shippingLeft: eurosOfCents(shippingLeftCents),
    refunds: (account?.refunds ?? []).map((refund) => ({
      _id: refund.id,
      amount: eurosOfCents(refund.amountCents),
      reason: refund.reason,
      status: refund.status,
      failure: refund.failure,
      retriable: unfinished.some((owed) => owed.refundId === refund.id && isRetriable(owed)),
      requestedAt: refund.requestedAt.toISOString(),
      settledAt: refund.settledAt?.toISOString() ?? null,
      requestedBy: person(refund.requestedBy),
    })),
    inHouse: isInHouse(order),
    ...alertedOf({ alerts, unfinished }),
    toDecide,
    nextSteps: [
      ...nextSteps({
        fulfilment: order.fulfilment,
        isRefunded: isRefunded(order),
        withdrawing: shown.withdrawing,
        isAlerted: toDecide.length > 0,
        isGivenBack: isGivenBack(lines),
      }),
    ],
    takeBack: read.takeBack,
    parcel: parcelOnItsWay(order),
    carriers: carriers.map(({ id, name }) => ({ id, name })),
  }
}
