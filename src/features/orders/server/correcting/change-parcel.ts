import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import type { WrittenParcel } from '../../admin-orders.contract.ts'
import { orderAudit } from '../../orders.audit.ts'
import { ordersErrors } from '../../orders.errors.ts'
import { countOrderEvents } from '../count-order-events.ts'
import { lockOrder } from '../lock-order.public.ts'
import { queueOrderMail } from '../mails/queue-order-mail.tsx'
import { type OrderRow, orders } from '../orders.table.ts'
import { recordOrderEvent } from '../record-order-event.public.ts'
import { parcelOf } from './parcel-of.ts'

/** The parcel of an order that is on its way; null for one that was handed over, or is fetched. */
export const parcelOnItsWay = ({ fulfilment, carrier, trackingNumber }: OrderRow) =>
  fulfilment === 'shipped' && carrier !== null && trackingNumber !== null ? { carrier, trackingNumber } : null

type Parcel = Pick<WrittenParcel, 'carrier' | 'trackingNumber'>

const isSame = (one: Parcel, other: Parcel) =>
  one.carrier === other.carrier && one.trackingNumber === other.trackingNumber

/**
 * Changes the carrier or the number of a parcel on its way, and tells the customer, once for each change: the same
 * parcel again changes nothing, and whoever has seen another parcel is refused.
 */
export const changeParcel = (ctx: Context, { id, ...wanted }: WrittenParcel & { readonly id: string }) =>
  ctx.write(async (tx) => {
    const { id: actorId } = signedInCaller(ctx)
    const order = await lockOrder(tx.db, { id })
    const before = parcelOnItsWay(order)
    if (!before) throw ordersErrors.notPossible()
    if (isSame(before, wanted)) return
    if (!isSame(before, wanted.replaces)) throw ordersErrors.parcelChanged()
    const { changes, tracking } = await parcelOf(tx.db, wanted)
    await tx.db.update(orders).set(changes).where(eq(orders.id, order.id))
    const told = { orderId: order.id, by: 'house', actorId, details: tracking } as const
    await recordOrderEvent(ctx, tx, { ...told, kind: 'parcel_changed' })
    const time = await countOrderEvents(tx.db, order.id, 'parcel_changed')
    await queueOrderMail(ctx, tx.db, { order, kind: 'parcelChanged', tracking, time })
    await audit(tx.db, ctx, orderAudit['parcel-changed'], {
      id: order.id,
      before,
      after: { ...changes, sure: wanted.sure === true },
    })
  })
