import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { CartLineForOrder } from '../../../cart/server/cart.public.ts'
import { heldUntilMs } from '../../hold.rules.ts'
import type { AgreedLine, OrderContract } from '../../order-contract.ts'
import { noteEvent } from '../note-event.ts'
import { orderLines, orders } from '../orders.table.ts'

interface NewOrder {
  readonly id: string
  readonly accountId: string
  readonly contract: Omit<OrderContract, 'number'>
  readonly fingerprint: string
  /** In the order of the contract's lines. */
  readonly cart: readonly CartLineForOrder[]
}

/** Enters an order that waits for its payment, with its lines and the beginning of its timeline. */
export const enterOrder = async (ctx: Context, tx: Write, { id, accountId, ...wanted }: NewOrder) => {
  const nowMs = ctx.clock.now().epochMilliseconds
  // Its number is the database's to give, here and in the contract.
  const contract: OrderContract = { number: '', ...wanted.contract }
  const placedAt = new Date(nowMs)
  const [order] = await tx.db
    .insert(orders)
    .values({
      id,
      accountId,
      number: contract.number,
      email: contract.email,
      language: contract.language,
      status: 'pending_payment',
      placedAt,
      heldUntil: new Date(heldUntilMs({ placedAtMs: nowMs, nowMs })),
      subtotalCents: contract.subtotalCents,
      discountCents: contract.discountCents,
      shippingCents: contract.shippingCents,
      vatCents: contract.vatCents,
      totalCents: contract.totalCents,
      promoCode: contract.promoCode,
      deliveryMethod: contract.deliveryMethod,
      shippingAddress: contract.shippingAddress,
      billingAddress: contract.billingAddress,
      notes: contract.notes,
      eventDate: contract.eventDate,
      contract,
      fingerprint: wanted.fingerprint,
    })
    .returning()
  if (!order) throw new Error('An inserted order answered no row')
  const lines = await tx.db
    .insert(orderLines)
    .values(
      contract.lines.map((line, position) => rowOf(line, { order, position, cart: wanted.cart[position] })),
    )
    .returning()
  const events = await noteEvent(ctx, tx, { orderId: id, kind: 'placed', by: 'customer' })
  return { order, lines, events, documents: [] }
}

interface Place {
  readonly order: { readonly id: string; readonly placedAt: Date }
  readonly position: number
  readonly cart: CartLineForOrder | undefined
}

const rowOf = ({ withdrawable, ...line }: AgreedLine, { order, position, cart }: Place) => ({
  ...line,
  orderId: order.id,
  position,
  image: smallImage(cart),
  withdrawal: withdrawable ? ('eligible' as const) : ('excluded' as const),
  // The notice stands beside the line on the page whose button was pressed.
  exclusionBasis: withdrawable ? null : 'L221-28-3',
  exclusionShownAt: withdrawable ? null : order.placedAt,
})

const smallImage = (line: CartLineForOrder | undefined) =>
  line?.imageKey && line.image ? `/media/${line.imageKey}/${Math.min(...line.image.widths)}.webp` : ''
