import { sql } from 'drizzle-orm'
import { findPiecesForSale } from '../../src/features/catalog/server/stock/pieces-for-sale.public.ts'
import { noteReceivedPieces } from '../../src/features/catalog/server/stock/received-pieces.public.ts'
import { reservePieces } from '../../src/features/catalog/server/stock/stock.public.ts'
import type { OrderEventDetails, OrderEventKind } from '../../src/features/orders/order-events.ts'
import { orderEvents, orderLines, orders } from '../../src/features/orders/server/orders.table.ts'
import { readDelivery } from '../../src/features/settings/server/delivery.public.ts'
import { readHouse } from '../../src/features/settings/server/house.public.ts'
import { readSeller } from '../../src/features/settings/server/seller.public.ts'
import type { Write } from '../../src/platform/context/write.ts'
import type { Db } from '../../src/platform/db/database.ts'
import { parisTime } from '../../src/shared/calendar/paris-time.ts'
import { type NumberedOrder, type PlannedOrder, planOrder } from './demo-order-plan.ts'
import { demoOrders } from './demo-orders.ts'
import { demoId } from './demo-product.ts'
import { enterOrderPayment } from './enter-order-payment.ts'
import { issuePapers } from './issue-demo-papers.ts'

/** Who of the demo's team works on orders. */
const worker = '00000000-0000-4000-8000-000000000002'

const digitsOfNumber = 6

/** Enters the demo's orders with all that came of them, with dates that count back from now; the stock stays what it is said to be, but for the pieces of the one that waits. */
export const enterOrders = async (tx: Write, now: Temporal.Instant) => {
  const { db } = tx
  const ids = [...new Set(demoOrders.flatMap(({ lines }) => lines.map(({ piece }) => demoId(piece))))]
  const pieces = new Map(
    (await findPiecesForSale(db, { ids, accountId: undefined })).map((each) => [each.id, each]),
  )
  const known = {
    ...{ now, pieces },
    house: await readHouse(db),
    seller: await readSeller(db),
    terms: await readDelivery(db),
  }
  const planned = demoOrders.map((order, place) => planOrder(order, place, known))
  const numbered: NumberedOrder[] = []
  for (const plan of planned) {
    const order = await enterOrder(db, plan)
    await enterLines(db, order, pieces)
    await enterOrderPayment(db, order)
    numbered.push(order)
  }
  const papers = await issuePapers(db, numbered)
  for (const order of numbered) {
    await enterEvents(db, order, papers)
    await handOver(tx, order)
  }
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

const parcel = {
  carrierId: 'colissimo',
  trackingUrl: 'https://www.laposte.fr/outils/suivre-vos-envois?code=',
}

const parcelOf = (orderNumber: string) => {
  const number = `6A${orderNumber.replaceAll(/\D/g, '')}`
  return { carrier: 'Colissimo', number, url: `${parcel.trackingUrl}${number}` }
}

type Pieces = ReadonlyMap<string, { readonly image: string | null }>

const enterLines = async (db: Db, { id, contract, steps, placedAt }: NumberedOrder, pieces: Pieces) => {
  const isCancelled = steps.some(({ deed }) => deed === 'cancel') && steps[0]?.deed === 'pay'
  await db.insert(orderLines).values(
    contract.lines.map(({ withdrawable, ...line }, position) => {
      const image = pieces.get(line.productId)?.image
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

const eventOf: Readonly<Record<string, { kind: OrderEventKind; by: 'house' | 'payment' | 'clock' }>> = {
  pay: { kind: 'paid', by: 'payment' },
  prepare: { kind: 'in_preparation', by: 'house' },
  ship: { kind: 'shipped', by: 'house' },
  deliver: { kind: 'delivered', by: 'house' },
  cancel: { kind: 'cancelled', by: 'house' },
  expire: { kind: 'expired', by: 'clock' },
  refund_part: { kind: 'refunded', by: 'payment' },
  refund_all: { kind: 'refunded', by: 'payment' },
}

type Papers = ReadonlyMap<string, string>

const detailsOf = (
  order: NumberedOrder,
  { deed, at, refundCents }: PlannedOrder['steps'][number],
  papers: Papers,
): OrderEventDetails => {
  const paper = papers.get(`${order.id} ${at.toISOString()}`) ?? ''
  if (deed === 'pay') return { invoice: paper }
  if (deed === 'ship' && order.contract.deliveryMethod === 'standard') return parcelOf(order.number)
  return refundCents > 0 ? { amountCents: refundCents, creditNote: paper } : {}
}

const enterEvents = async (db: Db, order: NumberedOrder, papers: Papers) => {
  const placed = { orderId: order.id, at: order.placedAt, kind: 'placed', by: 'customer' } as const
  const later = order.steps.map((step) => {
    const { kind, by } = eventOf[step.deed] ?? { kind: 'placed', by: 'clock' }
    const actorId = by === 'house' ? worker : null
    return { orderId: order.id, at: step.at, kind, by, actorId, details: detailsOf(order, step, papers) }
  })
  await db.insert(orderEvents).values([placed, ...later])
}

/** The pieces of an order that waits leave the stock for as long; those that arrived are noted as received. */
const handOver = async (tx: Write, { id, accountId, heldUntil, deliveredAt, contract }: NumberedOrder) => {
  if (heldUntil) {
    const isWhole = await reservePieces(tx, { reservationId: id, accountId, pieces: contract.lines })
    if (!isWhole) throw new Error('The demo has too few pieces for its own orders')
  }
  if (deliveredAt) {
    const productIds = contract.lines.map(({ productId }) => productId)
    await noteReceivedPieces(tx, { accountId, productIds, receivedAt: deliveredAt })
  }
}
