import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import { together } from '../../../../platform/db/together.ts'
import { lockCustomer, signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { holdForOrder } from '../../../appointments/server/booking/appointment-of-order.public.ts'
import type { CartLineForOrder } from '../../../cart/server/cart.public.ts'
import { closeWaiting } from '../../../orders/server/closing/close-waiting.public.ts'
import { findWholeOrder } from '../../../orders/server/find-order.public.ts'
import { lockWaitingOrder } from '../../../orders/server/lock-order.public.ts'
import { type OrderRow, orders } from '../../../orders/server/orders.table.ts'
import { heldUntilMs, isHoldOver } from '../../../orders/status/hold.rules.ts'
import type { Measuring } from '../../../papers/order-contract.ts'
import { lockForExchange, reserveProducts } from '../../../stock/server/stock.public.ts'
import type { PlaceOrderInput } from '../../checkout.contract.ts'
import { checkoutErrors } from '../../checkout.errors.ts'
import type { Delivery } from '../../pricing/quote.rules.ts'
import { agreedContract, type Parties } from './agreed-contract.ts'
import { enterOrder } from './enter-order.ts'
import { fingerprintOf } from './fingerprint.ts'
import { nextHold, requireModestHold, requireUnhurried } from './hold-bounds.ts'
import { namedProducts, pricedCart } from './priced-cart.ts'

const deliveryOf = ({ deliveryMethod, shippingAddress }: PlaceOrderInput): Delivery => {
  if (deliveryMethod === 'pickup') return { method: 'pickup' }
  if (!shippingAddress)
    throw checkoutErrors.addressMissing({ fields: { shippingAddress: 'errors.addressMissing' } })
  return { method: 'standard', ...shippingAddress }
}

/** An invoice names the buyer and the buyer's address, even when the order is fetched at the house. */
const requireBilling = ({ billingAddress, shippingAddress }: PlaceOrderInput) => {
  if (!billingAddress && !shippingAddress)
    throw checkoutErrors.addressMissing({ fields: { billingAddress: 'errors.addressMissing' } })
}

interface Placing {
  readonly input: PlaceOrderInput
  readonly parties: Parties
}

/**
 * Turns the caller's cart into an order that waits for its payment, and reserves its products for that time, all in one
 * transaction. If the caller has a waiting order already, it is returned if nothing differs and its time is not over;
 * otherwise the new one replaces it and continues its reservation from the same beginning. So a customer never pays for
 * two orders.
 */
export const placeOrder = async (ctx: Context, tx: Write, { input, parties }: Placing) => {
  const delivery = deliveryOf(input)
  requireBilling(input)
  const accountId = signedInCaller(ctx).id
  const wish = { accountId, delivery, terms: parties.delivery, promoCode: input.promoCode }
  const { eventDate, acceptsLate, expectedTotalCents, expectedDelivery } = input
  // The database runs these in this order: a call that waited for the lock on the account finds the order that was
  // placed meanwhile.
  const [{ email, isEmailConfirmed }, waiting, priced] = await together(
    lockCustomer(ctx, tx.db),
    lockWaitingOrder(tx.db, accountId),
    pricedCart(ctx, tx.db, {
      ...wish,
      eventDate: eventDate ?? undefined,
      acceptsLate,
      expectedTotalCents,
      expectedDelivery,
    }),
  )
  const cart = priced.lines.map(({ line }) => line)
  // A waiting order may hold the products that are missing, so the stock is checked again when the products are
  // reserved.
  if (!waiting) requireStock(ctx, cart)
  const contract = agreedContract(ctx, { email, input, priced, parties })
  const fingerprint = fingerprintOf(contract)
  const isOver = waiting !== undefined && isHoldOver(holdOf(ctx, waiting))
  if (waiting && !isOver && waiting.fingerprint === fingerprint)
    return keepWaiting(ctx, tx, { order: waiting, accountId, measuring: contract.measuring })
  const heldFrom = await nextHold(ctx, tx.db, { accountId, waiting })
  if (waiting) {
    await lockForExchange(tx.db, { reservationId: waiting.id, products: cart })
    await closeWaiting(ctx, tx, { order: waiting, as: isOver ? 'expired' : 'replaced' })
  }
  const products = cart.reduce((sum, { quantity }) => sum + quantity, 0)
  const { address } = contract.from
  await requireUnhurried(ctx, tx.db, { accountId, address })
  if (!isEmailConfirmed) await requireModestHold(tx.db, { accountId, address, products })
  const id = randomUUID()
  await reserve(ctx, tx, { id, accountId, cart })
  const heldUntil = heldUntilMs(holdOf(ctx, { heldFrom }))
  await holdVisit(ctx, tx, { accountId, measuring: contract.measuring, heldUntilMs: heldUntil })
  return enterOrder(ctx, tx, { id, accountId, contract, fingerprint, heldFrom, cart })
}

const holdOf = ({ clock }: Context, { heldFrom }: Pick<OrderRow, 'heldFrom'>) => ({
  heldFromMs: heldFrom.getTime(),
  nowMs: clock.now().epochMilliseconds,
})

/** The customer has pressed twice, or in two tabs: the waiting order is returned, and its reservation is renewed. */
const keepWaiting = async (
  ctx: Context,
  tx: Write,
  { order, ...measured }: Omit<Measured, 'heldUntilMs'> & { order: Pick<OrderRow, 'id' | 'heldFrom'> },
) => {
  const untilMs = heldUntilMs(holdOf(ctx, order))
  await tx.db
    .update(orders)
    .set({ heldUntil: new Date(untilMs) })
    .where(eq(orders.id, order.id))
  await holdVisit(ctx, tx, { ...measured, heldUntilMs: untilMs })
  return { ...(await findWholeOrder(tx.db, { id: order.id })), payment: undefined }
}

interface Measured {
  readonly accountId: string
  readonly measuring: Measuring | undefined
  readonly heldUntilMs: number
}

/** The visit that an order asks for is held as long as its products are. */
const holdVisit = async (ctx: Context, { db }: Write, { accountId, measuring, heldUntilMs }: Measured) => {
  if (measuring?.way !== 'salon') return
  await holdForOrder(ctx, db, { accountId, startMs: Date.parse(measuring.start), untilMs: heldUntilMs })
}

interface Reserved {
  readonly id: string
  readonly accountId: string
  readonly cart: readonly CartLineForOrder[]
}

const reserve = async (ctx: Context, tx: Write, { id, accountId, cart }: Reserved) => {
  const isWhole = await reserveProducts(tx, { reservationId: id, accountId, products: cart })
  if (isWhole) return
  requireStock(ctx, cart)
  // Another customer bought products between the reading of the cart and the reservation. All of them are named: it is
  // not worth another query to find out which.
  throw checkoutErrors.outOfStock({ values: { pieces: namedProducts(ctx, cart) } })
}

const requireStock = (ctx: Context, cart: readonly CartLineForOrder[]) => {
  const short = cart.filter(({ quantity, stock }) => quantity > stock)
  if (short.length > 0) throw checkoutErrors.outOfStock({ values: { pieces: namedProducts(ctx, short) } })
}
