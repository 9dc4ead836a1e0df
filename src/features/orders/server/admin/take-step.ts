import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { noteReceivedPieces } from '../../../catalog/server/stock/received-pieces.public.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import { readSeller } from '../../../settings/server/seller.public.ts'
import type { OrderStep } from '../../admin-orders.contract.ts'
import { type HouseStep, hasReached, stepTo } from '../../house-steps.rules.ts'
import type { OrderEventDetails } from '../../order-events.ts'
import { isWaiting } from '../../order-status.rules.ts'
import { ordersErrors } from '../../orders.errors.ts'
import { isGivenBack } from '../../refund-lines.rules.ts'
import { cancelPaid } from '../closing/cancel-paid.ts'
import { closeWaiting } from '../closing/close-waiting.ts'
import { heldOrder } from '../held-order.ts'
import { queueOrderMail } from '../mails/queue-order-mail.tsx'
import { noteEvent } from '../note-event.ts'
import { findWithdrawing } from '../open-withdrawals.repository.ts'
import { findOrderLines } from '../order-lines.repository.ts'
import { type OrderRow, orders } from '../orders.table.ts'

interface Stepping {
  /** Held. */
  readonly order: OrderRow
  readonly step: OrderStep
  readonly actorId: string
}

/**
 * Brings an order a step further by the house's hands, with its timeline, its mail and the log, in one transaction that
 * holds it: who comes second finds it done, or elsewhere.
 */
export const takeStep = (ctx: Context, { id, ...step }: OrderStep & { readonly id: string }) =>
  ctx.write(async (tx) => {
    const { id: actorId } = signedInCaller(ctx)
    const order = await heldOrder(tx.db, { id })
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

const standingOf = async (db: Db, { id, status }: OrderRow) => ({
  status,
  withdrawing: (await findWithdrawing(db, [id])).has(id),
  isGivenBack: isGivenBack(await findOrderLines(db, id)),
})

/** A parcel under another number is not the one that left. */
const isDone = (order: OrderRow, { status, carrier, trackingNumber }: OrderStep) =>
  hasReached(order, status) &&
  (status !== 'shipped' ||
    order.deliveryMethod === 'pickup' ||
    (order.carrier === carrier && order.trackingNumber === trackingNumber))

type TakeStep = (ctx: Context, tx: Write, stepping: Stepping) => Promise<void>

const momentOf = ({ clock }: Context) => new Date(clock.now().epochMilliseconds)

interface Moved extends Stepping {
  readonly changes: Partial<OrderRow>
  readonly details?: OrderEventDetails
}

const move = async (ctx: Context, tx: Write, { order, step, actorId, changes, details }: Moved) => {
  const { status } = step
  if (status === 'cancelled') throw new Error('An order is called off in its own way')
  await tx.db
    .update(orders)
    .set({ status, ...changes })
    .where(eq(orders.id, order.id))
  await noteEvent(ctx, tx, {
    orderId: order.id,
    kind: status,
    by: 'house',
    actorId,
    ...(details && { details }),
  })
  return { ...order, status, ...changes }
}

const prepare: TakeStep = async (ctx, tx, stepping) => {
  const order = await move(ctx, tx, { ...stepping, changes: {} })
  await queueOrderMail(ctx, tx.db, { order, kind: 'inPreparation' })
}

const ship: TakeStep = (ctx, tx, stepping) =>
  stepping.order.deliveryMethod === 'pickup' ? makeReady(ctx, tx, stepping) : sendOff(ctx, tx, stepping)

/** What is fetched at the atelier waits there: nothing is handed to a carrier. */
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
    await noteReceivedPieces(tx, {
      accountId: order.accountId,
      productIds: lines.map(({ productId }) => productId),
      receivedAt: deliveredAt,
    })
  await queueOrderMail(ctx, tx.db, { order, kind: 'delivered' })
}

const cancel: TakeStep = async (ctx, tx, { order, actorId }) => {
  if (!isWaiting(order.status)) return cancelPaid(ctx, tx, { order, by: 'house', actorId })
  await closeWaiting(ctx, tx, { order, as: 'cancelled', by: 'house', actorId })
  // She has not asked for it: nobody else would tell her.
  await queueOrderMail(ctx, tx.db, { order, kind: 'cancelledUnpaid' })
}

const steps: Readonly<Record<HouseStep, TakeStep>> = {
  in_preparation: prepare,
  shipped: ship,
  delivered: deliver,
  cancelled: cancel,
}
