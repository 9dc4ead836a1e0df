import { sql } from 'drizzle-orm'
import { recordReceivedProducts } from '../../../src/features/catalog/server/reviews/received-products.public.ts'
import { orderEvents, orderLines, orders } from '../../../src/features/orders/server/orders.table.ts'
import type { OrderEvent } from '../../../src/features/orders/status/order-event.schema.ts'
import { readDelivery } from '../../../src/features/settings/server/delivery.public.ts'
import { readHouse } from '../../../src/features/settings/server/house.public.ts'
import { readSeller } from '../../../src/features/settings/server/seller.public.ts'
import { findProductsForSale } from '../../../src/features/stock/server/products-for-sale.public.ts'
import { reserveProducts } from '../../../src/features/stock/server/stock.public.ts'
import type { Write } from '../../../src/platform/context/write.ts'
import type { Db } from '../../../src/platform/db/database.ts'
import { parisTime } from '../../../src/shared/calendar/paris-time.ts'
import { staffId } from '../demo-accounts.ts'
import { demoId } from '../products/demo-product.ts'
import { type NumberedOrder, type PlannedOrder, planOrder } from './demo-order-plan.ts'
import { demoOrders } from './demo-orders.ts'
import { enterOrderPayment } from './enter-order-payment.ts'
import { issuePapers } from './issue-demo-papers.ts'

const digitsOfNumber = 6

/**
 * Enters the demo's orders with all that followed from them. The dates count back from now. The stock does not change,
 * except for the products of the order that waits for its payment. Answers them in their order.
 */
export const enterOrders = async (
  tx: Write,
  now: Temporal.Instant,
  others: Parameters<typeof issuePapers>[2],
) => {
  const { db } = tx
  const ids = [...new Set(demoOrders.flatMap(({ lines }) => lines.map(({ product }) => demoId(product))))]
  const products = new Map(
    (await findProductsForSale(db, { ids, accountId: undefined })).map((each) => [each.id, each]),
  )
  const known = {
    ...{ now, products },
    house: await readHouse(db),
    seller: await readSeller(db),
    terms: await readDelivery(db),
  }
  const planned = demoOrders.map((order, place) => planOrder(order, place, known))
  const numbered: NumberedOrder[] = []
  for (const plan of planned) {
    const order = await enterOrder(db, plan)
    await enterLines(db, order, products)
    await enterOrderPayment(db, order)
    numbered.push(order)
  }
  const papers = await issuePapers(db, numbered, others)
  for (const order of numbered) {
    await enterEvents(db, order, papers)
    await handOver(tx, order)
  }
  return numbered
}

const numberOf = async (db: Db, placedAt: Date) => {
  const { rows } = await db.execute<{ next: string }>(sql`select nextval('order_numbers') as next`)
  const year = parisTime(placedAt.getTime()).date.slice(0, 4)
  return `MC-${year}-${String(rows[0]?.next).padStart(digitsOfNumber, '0')}`
}

const enterOrder = async (db: Db, plan: PlannedOrder): Promise<NumberedOrder> => {
  const number = await numberOf(db, plan.placedAt)
  const { contract, steps, ...row } = plan
  const isSent = steps.some(({ deed }) => deed === 'ship') && contract.deliveryMethod === 'standard'
  const { email, language, subtotalCents, discountCents, shippingCents, vatCents, totalCents } = contract
  const { promoCode, deliveryMethod, shippingAddress, billingAddress, notes, eventDate } = contract
  await db.insert(orders).values({
    ...row,
    number,
    contract: { number, ...contract },
    ...{ email, language, subtotalCents, discountCents, shippingCents, vatCents, totalCents },
    ...{ promoCode, deliveryMethod, shippingAddress, billingAddress, notes, eventDate },
    fingerprint: row.id,
    ...(isSent && { carrier: parcel.carrierId, trackingNumber: parcelOf(number).number }),
  })
  return { ...plan, number }
}

const digitsOfParcel = 11

const parcel = {
  carrierId: 'colissimo',
  trackingUrl: 'https://www.laposte.fr/outils/suivre-vos-envois?code=',
}

const parcelOf = (orderNumber: string) => {
  const number = `6A${orderNumber.replaceAll(/\D/g, '').padStart(digitsOfParcel, '0')}`
  return { carrier: 'Colissimo', number, url: `${parcel.trackingUrl}${number}` }
}

type Products = ReadonlyMap<string, { readonly image: string | null }>

const enterLines = async (db: Db, { id, contract, steps, placedAt }: NumberedOrder, products: Products) => {
  const isCancelled = steps.some(({ deed }) => deed === 'cancel') && steps[0]?.deed === 'pay'
  await db.insert(orderLines).values(
    contract.lines.map(({ withdrawable, ...line }, position) => {
      const image = products.get(line.productId)?.image
      return {
        ...line,
        orderId: id,
        position,
        image: image ? `/media/${image}.webp` : '',
        withdrawal: withdrawable ? ('eligible' as const) : ('excluded' as const),
        exclusionBasis: withdrawable ? null : 'L221-28-3',
        exclusionShownAt: withdrawable ? null : placedAt,
        refundedQuantity: refundedOf(steps, { position, quantity: line.quantity }),
        restockedQuantity: isCancelled ? line.quantity : 0,
      }
    }),
  )
}

const refundedOf = (
  steps: PlannedOrder['steps'],
  { position, quantity }: { position: number; quantity: number },
) => {
  const isWhole = steps.some(({ deed, reason }) => deed === 'refund_all' && reason !== 'cancelled')
  return isWhole ? quantity : steps.filter(({ line }) => line === position).length
}

type Papers = ReadonlyMap<string, string>

type Noted = OrderEvent & { readonly by: 'house' | 'payment' | 'clock' }

const noteOf = (order: NumberedOrder, step: PlannedOrder['steps'][number], papers: Papers): Noted => {
  const { deed, at, refundCents: amountCents } = step
  const paper = papers.get(`${order.id} ${at.toISOString()}`) ?? ''
  const isSent = order.contract.deliveryMethod === 'standard'
  const notes: Readonly<Record<typeof deed, Noted>> = {
    pay: { kind: 'paid', by: 'payment', details: { invoice: paper } },
    prepare: { kind: 'in_preparation', by: 'house', details: {} },
    ship: { kind: 'shipped', by: 'house', details: isSent ? parcelOf(order.number) : {} },
    deliver: { kind: 'delivered', by: 'house', details: {} },
    cancel: { kind: 'cancelled', by: 'house', details: {} },
    expire: { kind: 'expired', by: 'clock', details: {} },
    refund_part: { kind: 'refunded', by: 'payment', details: { amountCents, creditNote: paper } },
    refund_all: { kind: 'refunded', by: 'payment', details: { amountCents, creditNote: paper } },
  }
  return notes[deed]
}

const enterEvents = async (db: Db, order: NumberedOrder, papers: Papers) => {
  const placed = { orderId: order.id, at: order.placedAt, kind: 'placed', by: 'customer' } as const
  const later = order.steps.map((step) => {
    const note = noteOf(order, step, papers)
    return { ...note, orderId: order.id, at: step.at, actorId: note.by === 'house' ? staffId : null }
  })
  await db.insert(orderEvents).values([placed, ...later])
}

/** Reserves the products of an order that waits for its payment, and records those of a delivered order as received. */
const handOver = async (tx: Write, { id, accountId, heldUntil, deliveredAt, contract }: NumberedOrder) => {
  if (heldUntil) {
    const isWhole = await reserveProducts(tx, { reservationId: id, accountId, products: contract.lines })
    if (!isWhole) throw new Error('The demo has too few pieces for its own orders')
  }
  if (deliveredAt) {
    const productIds = contract.lines.map(({ productId }) => productId)
    await recordReceivedProducts(tx, { accountId, productIds, receivedAt: deliveredAt })
  }
}
