import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { removeReceivedProducts } from '../../../catalog/server/reviews/received-products.public.ts'
import type { TakingBack } from '../../admin-orders.contract.ts'
import { fulfilmentBefore, type RetractableStep } from '../../corrections/taking-back.rules.ts'
import { orderAudit } from '../../orders.audit.ts'
import { ordersErrors } from '../../orders.errors.ts'
import { countOrderEvents } from '../count-order-events.ts'
import { findWholeOrder } from '../find-order.public.ts'
import { lockOrder } from '../lock-order.public.ts'
import { dropOrderMail, queueOrderMail } from '../mails/queue-order-mail.tsx'
import { type OrderRow, orders } from '../orders.table.ts'
import { recordOrderEvent } from '../record-order-event.public.ts'
import { findReceivedHereAlone, findStepToTakeBack } from './find-step-to-take-back.ts'

const forgotten: Readonly<Record<RetractableStep, Partial<OrderRow>>> = {
  in_preparation: {},
  shipped: { shippedAt: null, carrier: null, trackingNumber: null },
  delivered: { deliveredAt: null },
}

const mailAbout = (step: RetractableStep, { deliveryMethod }: Pick<OrderRow, 'deliveryMethod'>) => {
  if (step === 'in_preparation') return 'notInPreparation'
  if (step === 'delivered') return 'notDelivered'
  return deliveryMethod === 'pickup' ? 'notReady' : 'notShipped'
}

/** Whether the customer has not been told of the step yet: then the mail about it is taken back as well. */
const isUntold = async (
  db: Db,
  { order, step }: { readonly order: OrderRow; readonly step: RetractableStep },
) => {
  if (step !== 'in_preparation') return false
  const time = await countOrderEvents(db, order.id, 'in_preparation')
  return dropOrderMail(db, { order, kind: 'inPreparation', time })
}

/**
 * Takes back that an order was put in preparation, sent or handed over, for a reason, while nothing has followed from it. The
 * order is again where it was, and the customer, if told otherwise, is told so.
 */
export const takeBack = (ctx: Context, { id, step, reason }: TakingBack & { readonly id: string }) =>
  ctx.once(async (tx) => {
    const { id: actorId } = signedInCaller(ctx)
    await lockOrder(tx.db, { id })
    const whole = await findWholeOrder(tx.db, { id })
    const { order, events } = whole
    if ((await findStepToTakeBack(tx.db, whole)) !== step) throw ordersErrors.notTakenBack()
    const fulfilment = fulfilmentBefore(step, events)
    await tx.db
      .update(orders)
      .set({ fulfilment, ...forgotten[step] })
      .where(eq(orders.id, order.id))
    if (step === 'delivered' && order.accountId !== null)
      await removeReceivedProducts(tx, {
        accountId: order.accountId,
        productIds: await findReceivedHereAlone(tx.db, whole),
      })
    const kind = `${step}_taken_back` as const
    await recordOrderEvent(ctx, tx, { orderId: order.id, kind, by: 'house', actorId, details: { reason } })
    const time = await countOrderEvents(tx.db, order.id, kind)
    if (!(await isUntold(tx.db, { order, step })))
      await queueOrderMail(ctx, tx.db, { order, kind: mailAbout(step, order), time })
    await audit(tx.db, ctx, orderAudit[`${step}-taken-back`], {
      id: order.id,
      before: { fulfilment: order.fulfilment },
      after: { fulfilment, reason },
    })
    return null
  })
