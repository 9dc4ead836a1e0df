import { eq } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import { cancelPayment } from '../../../payments/server/call-off.public.ts'
import { releaseReservation } from '../../../stock/server/stock.public.ts'
import { fulfilmentBy } from '../fulfilment-by.ts'
import { type OrderRow, orders } from '../orders.table.ts'
import { recordOrderEvent } from '../record-order-event.public.ts'

interface Closing {
  /** The order is locked, and waits for its payment. */
  readonly order: Pick<OrderRow, 'id' | 'fulfilment'>
  /** The reason: the customer cancelled it, another order replaced it, or its time is over. */
  readonly as: 'cancelled' | 'replaced' | 'expired'
  /** Set to `house` when the team closes the order, and not the customer or the clock. */
  readonly by?: 'house'
  readonly actorId?: string
}

/** Closes an order that was never paid: its products are released, and its payment is cancelled. */
export const closeWaiting = async (
  ctx: Pick<Context, 'clock' | 'jobs'>,
  tx: Write,
  { order, as, by, actorId }: Closing,
) => {
  const closedAt = dateOf(ctx.clock.now())
  const fulfilment = fulfilmentBy(as === 'expired' ? 'expire' : 'cancel', order)
  await tx.db.update(orders).set({ fulfilment, heldUntil: null, closedAt }).where(eq(orders.id, order.id))
  await releaseReservation(ctx, tx, order.id)
  await cancelPayment(ctx, tx, { purpose: 'order', subjectId: order.id })
  await recordOrderEvent(ctx, tx, {
    orderId: order.id,
    kind: as,
    by: by ?? (as === 'expired' ? 'clock' : 'customer'),
    actorId,
  })
}
