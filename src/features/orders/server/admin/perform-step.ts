import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import { undoSeconds } from '../../../../shared/undo-seconds.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { recordReceivedProducts } from '../../../catalog/server/reviews/received-products.public.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import type { OrderStep } from '../../admin-orders.contract.ts'
import { orderAudit } from '../../orders.audit.ts'
import { ordersErrors } from '../../orders.errors.ts'
import type { OrderEvent } from '../../status/order-event.schema.ts'
import { isWaiting } from '../../status/order-status.rules.ts'
import { hasReached, type StaffStep } from '../../status/staff-steps.rules.ts'
import { closeWaiting } from '../closing/close-waiting.public.ts'
import { parcelOf } from '../correcting/parcel-of.ts'
import { countOrderEvents } from '../count-order-events.ts'
import { lockOrder } from '../lock-order.public.ts'
import { queueOrderMail } from '../mails/queue-order-mail.tsx'
import { findOrderLines } from '../order-lines.repository.ts'
import { type OrderRow, orders } from '../orders.table.ts'
import { recordOrderEvent } from '../record-order-event.public.ts'
import { requireStep } from './require-step.ts'

interface Stepping {
  /** The row is locked by the caller. */
  readonly order: OrderRow
  readonly step: OrderStep
  readonly actorId: string
}

const actionOf = {
  in_preparation: orderAudit['in-preparation'],
  shipped: orderAudit.shipped,
  delivered: orderAudit.delivered,
  cancelled: orderAudit.cancelled,
} as const satisfies Record<StaffStep, unknown>

/**
 * Brings an order to the next step by a decision of the team, with its event, its mail and its audit entry, in one
 * transaction that locks it: the second of two calls finds the step done, or the order changed.
 */
export const performStep = (ctx: Context, { id, ...step }: OrderStep & { readonly id: string }) =>
  ctx.write(async (tx) => {
    const { id: actorId } = signedInCaller(ctx)
    const order = await lockOrder(tx.db, { id })
    if (isDone(order, step)) return
    await requireStep(tx.db, order, step.status)
    await steps[step.status](ctx, tx, { order, step, actorId })
    await audit(tx.db, ctx, actionOf[step.status], {
      id: order.id,
      before: { status: order.status },
      after: { ...step },
    })
  })

/** A parcel with another tracking number is not the one that was sent. */
const isDone = (order: OrderRow, { status, carrier, trackingNumber }: OrderStep) =>
  hasReached(order, status) &&
  (status !== 'shipped' ||
    order.deliveryMethod === 'pickup' ||
    (order.carrier === carrier && order.trackingNumber === trackingNumber))

type TakeStep = (ctx: Context, tx: Write, stepping: Stepping) => Promise<void>

const momentOf = ({ clock }: Context) => dateOf(clock.now())

interface Moved extends Stepping {
  readonly changes: Partial<OrderRow>
  readonly details?: Extract<OrderEvent, { kind: 'shipped' }>['details']
}

const move = async (ctx: Context, tx: Write, { order, step, actorId, changes, details }: Moved) => {
  const { status: fulfilment } = step
  if (fulfilment === 'cancelled') throw new Error('An order is cancelled in its own way')
  await tx.db
    .update(orders)
    .set({ fulfilment, ...changes })
    .where(eq(orders.id, order.id))
  const told = { orderId: order.id, by: 'house', actorId } as const
  await recordOrderEvent(
    ctx,
    tx,
    fulfilment === 'shipped' ? { ...told, kind: fulfilment, details } : { ...told, kind: fulfilment },
  )
  return {
    order: { ...order, fulfilment, ...changes },
    time: await countOrderEvents(tx.db, order.id, fulfilment),
  }
}

const prepare: TakeStep = async (ctx, tx, stepping) => {
  const { order, time } = await move(ctx, tx, { ...stepping, changes: {} })
  await queueOrderMail(ctx, tx.db, { order, kind: 'inPreparation', time, heldSeconds: undoSeconds })
}

const ship: TakeStep = (ctx, tx, stepping) =>
  stepping.order.deliveryMethod === 'pickup' ? makeReady(ctx, tx, stepping) : sendOff(ctx, tx, stepping)

/** An order that is fetched waits at the atelier: it has no carrier. */
const makeReady: TakeStep = async (ctx, tx, stepping) => {
  const { order, time } = await move(ctx, tx, { ...stepping, changes: { shippedAt: momentOf(ctx) } })
  const { street, postalCode, city } = (await readHouse(tx.db)).address
  const pickupAddress = `${street}, ${postalCode} ${city}`
  await queueOrderMail(ctx, tx.db, { order, kind: 'readyForPickup', pickupAddress, time })
}

const sendOff: TakeStep = async (ctx, tx, stepping) => {
  const { changes, tracking } = await parcelOf(tx.db, stepping.step)
  const shipped = { shippedAt: momentOf(ctx), ...changes }
  const { order, time } = await move(ctx, tx, { ...stepping, changes: shipped, details: tracking })
  await queueOrderMail(ctx, tx.db, { order, kind: 'shipped', tracking, time })
}

const deliver: TakeStep = async (ctx, tx, stepping) => {
  const deliveredAt = momentOf(ctx)
  const { order, time } = await move(ctx, tx, { ...stepping, changes: { deliveredAt } })
  const lines = await findOrderLines(tx.db, order.id)
  if (order.accountId !== null)
    await recordReceivedProducts(tx, {
      accountId: order.accountId,
      productIds: lines.map(({ productId }) => productId),
      receivedAt: deliveredAt,
    })
  await queueOrderMail(ctx, tx.db, { order, kind: 'delivered', time })
}

/** Cancels an order that waits for its payment; cancelling a paid one refunds money, which is an admin's decision. */
const cancel: TakeStep = async (ctx, tx, { order, actorId }) => {
  if (!isWaiting(order.status)) throw ordersErrors.paidIsRefunded()
  await closeWaiting(ctx, tx, { order, as: 'cancelled', by: 'house', actorId })
  // The customer did not ask for this, and would not learn of it without a mail.
  await queueOrderMail(ctx, tx.db, { order, kind: 'cancelledUnpaid' })
}

const steps: Readonly<Record<StaffStep, TakeStep>> = {
  in_preparation: prepare,
  shipped: ship,
  delivered: deliver,
  cancelled: cancel,
}
