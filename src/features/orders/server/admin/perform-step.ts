import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { requireFreshProof } from '../../../../platform/http/access.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { recordReceivedProducts } from '../../../catalog/server/reviews/received-products.public.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import { readSeller } from '../../../settings/server/seller.public.ts'
import type { OrderStep } from '../../admin-orders.contract.ts'
import { ordersErrors } from '../../orders.errors.ts'
import { isGivenBack } from '../../refunds/refund-lines.rules.ts'
import { type HouseStep, hasReached, stepTo } from '../../status/house-steps.rules.ts'
import type { OrderEvent } from '../../status/order-event.schema.ts'
import { isRefunded } from '../../status/order-money.rules.ts'
import { isWaiting } from '../../status/order-status.rules.ts'
import { cancelPaid } from '../closing/cancel-paid.ts'
import { closeWaiting } from '../closing/close-waiting.public.ts'
import { lockOrder } from '../lock-order.public.ts'
import { queueOrderMail } from '../mails/queue-order-mail.tsx'
import { findWithdrawing } from '../open-withdrawals.repository.ts'
import { findOrderLines } from '../order-lines.repository.ts'
import { type OrderRow, orders } from '../orders.table.ts'
import { recordOrderEvent } from '../record-order-event.public.ts'

interface Stepping {
  /** The row is locked by the caller. */
  readonly order: OrderRow
  readonly step: OrderStep
  readonly actorId: string
}

/**
 * Brings an order to the next step by a decision of the team, with its event, its mail and its audit entry, in one
 * transaction that locks it: the second of two calls finds the step done, or the order changed.
 */
export const performStep = (ctx: Context, { id, ...step }: OrderStep & { readonly id: string }) =>
  ctx.write(async (tx) => {
    const { id: actorId } = signedInCaller(ctx)
    const order = await lockOrder(tx.db, { id })
    if (isDone(order, step)) return
    const way = stepTo(await standingOf(tx.db, order), step.status)
    if (way === 'withdrawal_waits') throw ordersErrors.withdrawalWaits()
    if (way === 'impossible') throw ordersErrors.notPossible()
    await steps[step.status](ctx, tx, { order, step, actorId })
    await audit(tx.db, ctx, {
      action: `order.${step.status.replaceAll('_', '-')}`,
      subject: { kind: 'order', id: order.id },
      before: { status: order.status },
      after: { ...step },
    })
  })

const standingOf = async (db: Db, { id, ...order }: OrderRow) => ({
  fulfilment: order.fulfilment,
  isRefunded: isRefunded(order),
  withdrawing: (await findWithdrawing(db, [id])).has(id),
  isGivenBack: isGivenBack(await findOrderLines(db, id)),
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
  return { ...order, fulfilment, ...changes }
}

const prepare: TakeStep = async (ctx, tx, stepping) => {
  const order = await move(ctx, tx, { ...stepping, changes: {} })
  await queueOrderMail(ctx, tx.db, { order, kind: 'inPreparation' })
}

const ship: TakeStep = (ctx, tx, stepping) =>
  stepping.order.deliveryMethod === 'pickup' ? makeReady(ctx, tx, stepping) : sendOff(ctx, tx, stepping)

/** An order that is fetched waits at the atelier: it has no carrier. */
const makeReady: TakeStep = async (ctx, tx, stepping) => {
  const order = await move(ctx, tx, { ...stepping, changes: { shippedAt: momentOf(ctx) } })
  const { street, postalCode, city } = (await readHouse(tx.db)).address
  const pickupAddress = `${street}, ${postalCode} ${city}`
  await queueOrderMail(ctx, tx.db, { order, kind: 'readyForPickup', pickupAddress })
}

const sendOff: TakeStep = async (ctx, tx, stepping) => {
  const { carrier: wanted, trackingNumber } = stepping.step
  const carrier = (await readSeller(tx.db)).carriers.find(({ id }) => id === wanted)
  if (!carrier || !trackingNumber)
    throw ordersErrors.trackingMissing({
      fields: {
        ...(!carrier && { carrier: 'errors.trackingMissing' }),
        ...(!trackingNumber && { trackingNumber: 'errors.trackingMissing' }),
      },
    })
  const url = carrier.trackingUrl.replace('{number}', encodeURIComponent(trackingNumber))
  const tracking = { carrier: carrier.name, number: trackingNumber, url }
  const changes = { shippedAt: momentOf(ctx), carrier: carrier.id, trackingNumber }
  const order = await move(ctx, tx, { ...stepping, changes, details: tracking })
  await queueOrderMail(ctx, tx.db, { order, kind: 'shipped', tracking })
}

const deliver: TakeStep = async (ctx, tx, stepping) => {
  const deliveredAt = momentOf(ctx)
  const order = await move(ctx, tx, { ...stepping, changes: { deliveredAt } })
  const lines = await findOrderLines(tx.db, order.id)
  if (order.accountId !== null)
    await recordReceivedProducts(tx, {
      accountId: order.accountId,
      productIds: lines.map(({ productId }) => productId),
      receivedAt: deliveredAt,
    })
  await queueOrderMail(ctx, tx.db, { order, kind: 'delivered' })
}

const cancel: TakeStep = async (ctx, tx, { order, actorId }) => {
  if (!isWaiting(order.status)) {
    // Cancelling a paid order refunds money.
    requireFreshProof(ctx.caller)
    return cancelPaid(ctx, tx, { order, by: 'house', actorId })
  }
  await closeWaiting(ctx, tx, { order, as: 'cancelled', by: 'house', actorId })
  // The customer did not ask for this, and would not learn of it without a mail.
  await queueOrderMail(ctx, tx.db, { order, kind: 'cancelledUnpaid' })
}

const steps: Readonly<Record<HouseStep, TakeStep>> = {
  in_preparation: prepare,
  shipped: ship,
  delivered: deliver,
  cancelled: cancel,
}
