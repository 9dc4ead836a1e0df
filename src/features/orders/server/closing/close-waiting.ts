import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import { giveBackReservation } from '../../../catalog/server/stock/stock.public.ts'
import { callOffPayment } from '../../../payments/server/call-off.public.ts'
import { noteEvent } from '../note-event.ts'
import { type OrderRow, orders } from '../orders.table.ts'
import { statusBy } from '../status-by.ts'

interface Closing {
  /** Held, and waiting for its payment. */
  readonly order: Pick<OrderRow, 'id' | 'status'>
  /** Called off by its customer, given up for another one, or out of time. */
  readonly as: 'cancelled' | 'replaced' | 'expired'
  /** By whom, where that is not the customer or the clock. */
  readonly by?: 'house'
  readonly actorId?: string
}

/** An order that was never paid ends: its pieces go back, its payment is called off. */
export const closeWaiting = async (
  ctx: Pick<Context, 'clock' | 'jobs'>,
  tx: Write,
  { order, as, by, actorId }: Closing,
) => {
  const closedAt = new Date(ctx.clock.now().epochMilliseconds)
  const status = statusBy(as === 'expired' ? 'expire' : 'cancel', order)
  await tx.db.update(orders).set({ status, heldUntil: null, closedAt }).where(eq(orders.id, order.id))
  await giveBackReservation(ctx, tx, order.id)
  await callOffPayment(ctx, tx, { purpose: 'order', subjectId: order.id })
  await noteEvent(ctx, tx, {
    orderId: order.id,
    kind: as,
    by: by ?? (as === 'expired' ? 'clock' : 'customer'),
    actorId,
  })
}
