import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { localized } from '../../../shared/i18n/localized.ts'
import { eurosOfCents } from '../../../shared/money.ts'
import type { OrderLineRow, OrderRow } from '../../orders/server/orders.table.ts'
import { isInHouse } from '../../orders/status/in-house.rules.ts'
import type {
  ReturnEntry,
  Withdrawal,
  WithdrawalLine,
  WithdrawnOrder,
} from '../admin-withdrawals.contract.ts'
import { eligibilityOf, namesProducts, untilOf } from '../line-eligibility.rules.ts'
import { daysLeft, isRefundOverdue, owedOn } from '../refund-due.rules.ts'
import { isCorrectable, isParcelLate, isRestockable, parcelOf } from '../returns/returned-products.rules.ts'
import { isAnswerable, isUnanswered, statusOf } from '../withdrawal-status.rules.ts'
import type { WithdrawalStatus } from '../withdrawals.limits.ts'
import type { ReadWithdrawal } from './admin-withdrawals.repository.ts'
import { daysOf } from './declaring/attach.ts'
import type { ReadReturn } from './returns/returns.repository.ts'
import type { WithdrawalRow } from './withdrawals.table.ts'

/** A withdrawal in the list of the admin. */
export const lineOnTheWire = (
  { withdrawal: row, refund, orderNumber, cameOn }: ReadWithdrawal,
  today: CivilDate,
): WithdrawalLine => {
  const { reference, reviewReason, name, email, goodsReceived, handledAt } = row
  const status = statusOf({ status: row.status, refundStatus: refund?.status ?? null })
  const refundDueOn = owedOn({ ...row, cameOn })
  const parcel = parcelOf({ status, goodsReceived })
  const isDeferred = parcel === 'awaited' && row.refundId === null
  const acceptedOn = handledAt && parisTime(handledAt.getTime()).date
  return {
    _id: row.id,
    reference,
    status,
    reviewReason,
    name,
    email,
    orderNumber,
    submittedAt: row.submittedAt.toISOString(),
    refundDueOn,
    daysLeft: daysLeft(refundDueOn, today),
    overdue: isRefundOverdue({ status, refundDueOn, isDeferred }, today),
    refundFailed: refund?.status === 'failed' || refund?.status === 'returned',
    parcel,
    parcelSince: parcel && (parcel === 'awaited' ? acceptedOn : cameOn),
    parcelLate: parcel === 'awaited' && acceptedOn !== null && isParcelLate(acceptedOn, today),
  }
}

interface Order {
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
  readonly shippingLeftCents: number
  readonly refundableCents: number
}

const orderOnTheWire = (
  { order, lines, shippingLeftCents, refundableCents }: Order,
  { row, lng }: { row: WithdrawalRow; lng: Language },
): WithdrawnOrder => {
  const days = daysOf(row, order)
  const isNamed = namesProducts(row)
  return {
    _id: order.id,
    number: order.number,
    status: order.status,
    placedAt: order.placedAt.toISOString(),
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    withdrawUntil: untilOf(days),
    total: eurosOfCents(order.totalCents),
    refunded: eurosOfCents(order.refundedCents),
    inHouse: isInHouse(order),
    shippingLeft: eurosOfCents(shippingLeftCents),
    refundable: eurosOfCents(refundableCents),
    lines: lines.map((line) => ({
      _id: line.id,
      name: localized(lng, line.nameFr, line.nameEn),
      size: line.size || null,
      quantity: line.quantity,
      refundedQuantity: line.refundedQuantity,
      declaredQuantity: isNamed
        ? (row.lines.find((declared) => declared.line === line.id)?.quantity ?? 0)
        : line.quantity,
      total: eurosOfCents(line.netCents),
      standing: eligibilityOf(line, days),
    })),
  }
}

interface ReturnSurroundings {
  readonly lines: readonly OrderLineRow[]
  readonly status: WithdrawalStatus
  readonly lng: Language
}

const returnOnTheWire = (
  { entry, by }: ReadReturn,
  { lines, status, lng }: ReturnSurroundings,
): ReturnEntry => {
  const line = lines.find(({ id }) => id === entry.orderLineId)
  const { cameOn, state, quantity, words } = entry
  return {
    _id: entry.id,
    line: entry.orderLineId,
    name: line ? localized(lng, line.nameFr, line.nameEn) : '',
    size: line?.size || null,
    cameOn,
    state,
    quantity,
    words,
    notedAt: entry.notedAt.toISOString(),
    notedBy: by,
    restockedAt: entry.restockedAt?.toISOString() ?? null,
    correctable: isCorrectable(entry),
    restockable: isRestockable(entry, status),
  }
}

interface Whole {
  readonly read: ReadWithdrawal
  readonly order: Order | null
  readonly returns: readonly ReadReturn[]
  readonly candidates: readonly Pick<OrderRow, 'number' | 'placedAt' | 'totalCents'>[]
}

/** A withdrawal with everything that the team needs to answer it. */
export const withdrawalOnTheWire = (
  { read, order, returns, candidates }: Whole,
  { lng, today }: { lng: Language; today: CivilDate },
): Withdrawal => {
  const { withdrawal: row, refund, handledBy } = read
  return {
    ...lineOnTheWire(read, today),
    language: row.language,
    statement: row.statement,
    isNamed: namesProducts(row),
    order: order && orderOnTheWire(order, { row, lng }),
    candidates: candidates.map(({ number, placedAt, totalCents }) => ({
      number,
      placedAt: placedAt.toISOString(),
      total: eurosOfCents(totalCents),
    })),
    answerable: isAnswerable({ status: row.status, refundStatus: refund?.status ?? null }),
    handledAt: row.handledAt?.toISOString() ?? null,
    handledBy,
    unanswered: isUnanswered(row.status),
    goodsReceived: row.goodsReceived,
    returns: returns.map((noted) =>
      returnOnTheWire(noted, { lines: order?.lines ?? [], status: row.status, lng }),
    ),
    returnsVersion: row.returnsVersion,
    withheld:
      row.withheldCents > 0 ? { amount: eurosOfCents(row.withheldCents), reason: row.withheldReason } : null,
    note: row.note,
    refund: refund && {
      amount: eurosOfCents(refund.amountCents),
      settledAt: refund.settledAt?.toISOString() ?? null,
    },
  }
}
