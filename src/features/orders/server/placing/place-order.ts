import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import { together } from '../../../../platform/db/together.ts'
import { heldCustomer, signedInCaller } from '../../../accounts/server/accounts.public.ts'
import type { CartLineForOrder } from '../../../cart/server/cart.public.ts'
import { holdForExchange, reservePieces } from '../../../catalog/server/stock/stock.public.ts'
import { heldUntilMs, isHoldOver } from '../../hold.rules.ts'
import type { PlaceOrderInput } from '../../orders.contract.ts'
import { ordersErrors } from '../../orders.errors.ts'
import type { Delivery } from '../../quote.rules.ts'
import { closeWaiting } from '../closing/close-waiting.ts'
import { heldWaitingOrder } from '../held-order.ts'
import { findWholeOrder } from '../orders.repository.ts'
import { type OrderRow, orders } from '../orders.table.ts'
import { agreedContract, type Parties } from './agreed-contract.ts'
import { enterOrder } from './enter-order.ts'
import { fingerprintOf } from './fingerprint.ts'
import { namedPieces, pricedCart } from './priced-cart.ts'

const deliveryOf = ({ deliveryMethod, shippingAddress }: PlaceOrderInput): Delivery => {
  if (deliveryMethod === 'pickup') return { method: 'pickup' }
  if (!shippingAddress)
    throw ordersErrors.addressMissing({ fields: { shippingAddress: 'errors.addressMissing' } })
  return { method: 'standard', ...shippingAddress }
}

/** An invoice names its buyer and her address, also of what she fetches herself. */
const requireBilling = ({ billingAddress, shippingAddress }: PlaceOrderInput) => {
  if (!billingAddress && !shippingAddress)
    throw ordersErrors.addressMissing({ fields: { billingAddress: 'errors.addressMissing' } })
}

interface Placing {
  readonly input: PlaceOrderInput
  readonly parties: Parties
}

/**
 * Makes the caller's cart an order that waits for its payment, its pieces out of the stock for as long; all in one
 * transaction. An order of hers that waits already is this one, if nothing differs and its time is not over, and gives way
 * to it otherwise: she never pays for two.
 */
export const placeOrder = async (ctx: Context, tx: Write, { input, parties }: Placing) => {
  const delivery = deliveryOf(input)
  requireBilling(input)
  const accountId = signedInCaller(ctx).id
  const wish = { accountId, delivery, terms: parties.delivery, promoCode: input.promoCode }
  const { eventDate, expectedTotalCents, expectedDelivery } = input
  // One after the other at the database: who waited for the account finds the order that was placed meanwhile.
  const [{ email }, waiting, priced] = await together(
    heldCustomer(ctx, tx.db),
    heldWaitingOrder(tx.db, accountId),
    pricedCart(ctx, tx.db, {
      ...wish,
      eventDate: eventDate ?? undefined,
      expectedTotalCents,
      expectedDelivery,
    }),
  )
  const cart = priced.lines.map(({ line }) => line)
  // What waits already may hold what is missing: it is asked for again below.
  if (!waiting) requireStock(ctx, cart)
  const contract = agreedContract(ctx, { email, input, priced, parties })
  const fingerprint = fingerprintOf(contract)
  const isOver = waiting !== undefined && isHoldOver(holdOf(ctx, waiting))
  if (waiting && !isOver && waiting.fingerprint === fingerprint) return keepWaiting(ctx, tx, waiting)
  if (waiting) {
    await holdForExchange(tx.db, { reservationId: waiting.id, pieces: cart })
    await closeWaiting(ctx, tx, { order: waiting, as: isOver ? 'expired' : 'replaced' })
  }
  const id = randomUUID()
  await reserve(ctx, tx, { id, accountId, cart })
  return enterOrder(ctx, tx, { id, accountId, contract, fingerprint, cart })
}

const holdOf = ({ clock }: Context, { placedAt }: Pick<OrderRow, 'placedAt'>) => ({
  placedAtMs: placedAt.getTime(),
  nowMs: clock.now().epochMilliseconds,
})

/** Pressed twice, or in two tabs: the order is there, and a sign of life keeps it for longer. */
const keepWaiting = async (ctx: Context, { db }: Write, order: Pick<OrderRow, 'id' | 'placedAt'>) => {
  const heldUntil = new Date(heldUntilMs(holdOf(ctx, order)))
  await db.update(orders).set({ heldUntil }).where(eq(orders.id, order.id))
  return { ...(await findWholeOrder(db, { id: order.id })), payment: undefined }
}

interface Reserved {
  readonly id: string
  readonly accountId: string
  readonly cart: readonly CartLineForOrder[]
}

const reserve = async (ctx: Context, tx: Write, { id, accountId, cart }: Reserved) => {
  const isWhole = await reservePieces(tx, { reservationId: id, accountId, pieces: cart })
  if (isWhole) return
  requireStock(ctx, cart)
  // Sold between the reading of the cart and the taking of its pieces: which of them is not worth another question.
  throw ordersErrors.outOfStock({ values: { pieces: namedPieces(ctx, cart) } })
}

const requireStock = (ctx: Context, cart: readonly CartLineForOrder[]) => {
  const short = cart.filter(({ quantity, stock }) => quantity > stock)
  if (short.length > 0) throw ordersErrors.outOfStock({ values: { pieces: namedPieces(ctx, short) } })
}
