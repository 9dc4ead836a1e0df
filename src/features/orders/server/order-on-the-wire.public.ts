import { parisTime } from '../../../shared/calendar/paris-time.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { localized } from '../../../shared/i18n/localized.ts'
import { eurosOfCents } from '../../../shared/money.ts'
import { focalPointOnTheWire } from '../../../shared/pictures/focal-point-on-the-wire.ts'
import type { appointmentOfOrder } from '../../appointments/server/booking/appointment-of-order.public.ts'
import type { InvoiceRow } from '../../papers/server/invoices/invoices.table.ts'
import type { Order, OrderItem, OrderSummary } from '../order.schema.ts'
import type { OrderEvent } from '../status/order-event.schema.ts'
import { effectiveEvents, staffEventKinds } from '../status/order-events.ts'
import { isCancellable } from '../status/order-status.rules.ts'
import { openWithdrawals } from '../withdrawn/open-withdrawals.rules.ts'
import { lastDayToWithdraw } from '../withdrawn/withdrawal-period.ts'
import type { OrderEventRow, OrderLineRow, OrderRow } from './orders.table.ts'

type Document = Pick<InvoiceRow, 'id' | 'series' | 'number' | 'issuedAt' | 'totalCents'>

type ShownEvent = Pick<OrderEventRow, 'at' | 'by'> & OrderEvent

type Visit = NonNullable<Awaited<ReturnType<typeof appointmentOfOrder>>>

interface WholeOrder {
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
  readonly events: readonly ShownEvent[]
  readonly documents: readonly Document[]
  readonly visit?: Visit | undefined
}

const shownItem = (line: OrderLineRow, lng: Language) => {
  const name = localized(lng, line.nameFr, line.nameEn)
  return {
    _id: line.id,
    product: {
      _id: line.productId,
      name,
      price: eurosOfCents(line.unitCents),
      images: line.image ? [{ url: line.image, alt: name, ...focalPointOnTheWire(line) }] : [],
    },
    quantity: line.quantity,
    options: line.size === '' ? {} : { size: line.size },
  }
}

const itemOf = (line: OrderLineRow, { order, lng }: { order: OrderRow; lng: Language }): OrderItem => {
  const eligible = line.withdrawal === 'eligible'
  const deliveredOn = order.deliveredAt && parisTime(order.deliveredAt.getTime()).date
  return {
    ...shownItem(line, lng),
    sku: line.sku,
    total: eurosOfCents(line.netCents),
    deliveryFrom: line.promisedFrom,
    deliveryTo: line.promisedTo,
    withdrawal: { eligible, until: eligible && deliveredOn ? lastDayToWithdraw(deliveredOn) : null },
    refundedQuantity: line.refundedQuantity,
  }
}

/** An order in the list of its customer. */
export const summaryOnTheWire = (
  { order, lines, withdrawing }: Pick<WholeOrder, 'order' | 'lines'> & { readonly withdrawing: boolean },
  lng: Language,
): OrderSummary => ({
  _id: order.id,
  number: order.number,
  status: order.status,
  placedAt: order.placedAt.toISOString(),
  total: eurosOfCents(order.totalCents),
  refunded: eurosOfCents(order.refundedCents),
  totalItems: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  heldUntil: order.heldUntil?.toISOString() ?? null,
  deliveryMethod: order.deliveryMethod,
  withdrawing,
  items: lines.map((line) => shownItem(line, lng)),
})

/** An event as the house sees it. */
export const eventOnTheWire = ({ at, by, kind, details }: ShownEvent) =>
  ({ at: at.toISOString(), by, kind, details }) as Order['events'][number]

/** Whether the customer reads of an event: a suspicion is not told to whoever may have stolen the card. */
const isTold = ({ kind }: ShownEvent) => !staffEventKinds.some((known) => known === kind)

/** An event as its customer sees it: why the house took a step back is for the house alone. */
const toldEvent = (event: ShownEvent) =>
  eventOnTheWire(
    event.kind === 'in_preparation_taken_back' ||
      event.kind === 'shipped_taken_back' ||
      event.kind === 'delivered_taken_back'
      ? { ...event, details: {} }
      : event,
  )

/** The tracking link uses the carrier's data of the day on which the number was noted. */
const trackingOf = (events: readonly ShownEvent[]): Order['tracking'] => {
  const noted = effectiveEvents(events).findLast(
    (event) => event.kind === 'shipped' || event.kind === 'parcel_changed',
  )
  return noted?.details.url === undefined ? null : noted.details
}

const measuringOf = (
  { contract: { measuring } }: Pick<OrderRow, 'contract'>,
  visit: Visit | undefined,
): Order['measuring'] =>
  measuring
    ? {
        way: measuring.way,
        phone: measuring.phone,
        start: measuring.way === 'salon' ? new Date(measuring.start).toISOString() : null,
        visit: visit ? { _id: visit.id, start: visit.startsAt.toISOString(), status: visit.status } : null,
      }
    : null

/** An order with everything that its customer sees, in the language of the call. */
export const orderOnTheWire = (
  { order, lines, events, documents, visit }: WholeOrder,
  lng: Language,
): Order => {
  const withdrawing = openWithdrawals(events).length > 0
  return {
    ...summaryOnTheWire({ order, lines, withdrawing }, lng),
    subtotal: eurosOfCents(order.subtotalCents),
    discount: eurosOfCents(order.discountCents),
    shipping: eurosOfCents(order.shippingCents),
    vat: eurosOfCents(order.vatCents),
    language: order.language,
    promoCode: order.promoCode,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    notes: order.notes,
    eventDate: order.eventDate,
    measuring: measuringOf(order, visit),
    items: lines.map((line) => itemOf(line, { order, lng })),
    events: events.filter(isTold).map(toldEvent),
    tracking: trackingOf(events),
    documents: documents.map(({ id, series, number, issuedAt, totalCents }) => ({
      _id: id,
      kind: series === 'F' ? 'invoice' : 'credit_note',
      number,
      issuedAt: issuedAt.toISOString(),
      total: eurosOfCents(totalCents),
    })),
    cancellable: isCancellable(order.status) && !withdrawing,
  }
}
