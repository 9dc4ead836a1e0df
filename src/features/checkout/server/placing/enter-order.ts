import { randomUUID } from 'node:crypto'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { together } from '../../../../platform/db/together.ts'
import type { CartLineForOrder } from '../../../cart/server/cart.public.ts'
import { type OrderLineRow, orderLines, orders } from '../../../orders/server/orders.table.ts'
import { recordOrderEvent } from '../../../orders/server/record-order-event.public.ts'
import { heldUntilMs } from '../../../orders/status/hold.rules.ts'
import type { AgreedLine, OrderContract } from '../../../papers/order-contract.ts'
import { enterPayment } from '../../../payments/server/enter-payment.public.ts'

interface NewOrder {
  readonly id: string
  readonly accountId: string
  readonly contract: Omit<OrderContract, 'number'>
  readonly fingerprint: string
  /** When the reservation of the order began, which may have been with an earlier order. */
  readonly heldFrom: Date
  /** The order is that of the lines of the contract. */
  readonly cart: readonly CartLineForOrder[]
}

/** Inserts an order that waits for its payment, with its lines, its first event and the payment that is due. */
export const enterOrder = async (ctx: Context, tx: Write, { id, accountId, ...wanted }: NewOrder) => {
  const nowMs = ctx.clock.now().epochMilliseconds
  const order = { ...orderRowOf(wanted, nowMs), id, accountId, fingerprint: wanted.fingerprint }
  // Everything is known here except the number, which the database gives to the order and to its contract.
  const numbered = onlyRow(
    await tx.db
      .insert(orders)
      .values(order)
      .returning({ number: orders.number, status: orders.status, promisedTo: orders.promisedTo }),
  )
  const lines = wanted.contract.lines.map((line, position) =>
    lineRowOf(line, { order, position, cart: wanted.cart[position] }),
  )
  const { number: reference } = numbered
  const toPay = { purpose: 'order', subjectId: id, reference, amountCents: order.totalCents }
  const placed = { kind: 'placed', by: 'customer', details: {} } as const
  const [, at, payment] = await together(
    tx.db.insert(orderLines).values(lines),
    recordOrderEvent(ctx, tx, { orderId: id, ...placed }),
    enterPayment(ctx, tx.db, toPay),
  )
  return { order: { ...order, ...numbered }, lines, events: [{ ...placed, at }], documents: [], payment }
}

const orderRowOf = ({ contract, heldFrom }: Pick<NewOrder, 'contract' | 'heldFrom'>, nowMs: number) => ({
  email: contract.email,
  language: contract.language,
  promoCode: contract.promoCode,
  deliveryMethod: contract.deliveryMethod,
  shippingAddress: contract.shippingAddress,
  billingAddress: contract.billingAddress,
  notes: contract.notes,
  eventDate: contract.eventDate,
  subtotalCents: contract.subtotalCents,
  discountCents: contract.discountCents,
  shippingCents: contract.shippingCents,
  vatCents: contract.vatCents,
  totalCents: contract.totalCents,
  number: '',
  contract: { number: '', ...contract },
  fulfilment: 'awaiting_payment' as const,
  placedAt: new Date(nowMs),
  heldFrom,
  heldUntil: new Date(heldUntilMs({ heldFromMs: heldFrom.getTime(), nowMs })),
  refundedCents: 0,
  paidAt: null,
  shippedAt: null,
  deliveredAt: null,
  closedAt: null,
  carrier: null,
  trackingNumber: null,
})

interface Place {
  readonly order: { readonly id: string; readonly placedAt: Date }
  readonly position: number
  readonly cart: CartLineForOrder | undefined
}

const lineRowOf = (
  { withdrawable, durabilityYears: _keptByTheContract, ...line }: AgreedLine,
  { order, position, cart }: Place,
): OrderLineRow => ({
  ...line,
  id: randomUUID(),
  orderId: order.id,
  position,
  image: smallImage(cart),
  focalX: cart?.image?.focalPoint?.x ?? 50,
  focalY: cart?.image?.focalPoint?.y ?? 50,
  withdrawal: withdrawable ? ('eligible' as const) : ('excluded' as const),
  // The page shows this notice beside the line, before the customer presses the button.
  exclusionBasis: withdrawable ? null : 'L221-28-3',
  exclusionShownAt: withdrawable ? null : order.placedAt,
  refundedQuantity: 0,
  restockedQuantity: 0,
})

const smallImage = (line: CartLineForOrder | undefined) =>
  line?.imageKey && line.image ? `/media/${line.imageKey}/${Math.min(...line.image.widths)}.webp` : ''
