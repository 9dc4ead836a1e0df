import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import type { OrderEventDetails, OrderEventKind } from '../order-events.ts'
import { orderEvents } from './orders.table.ts'

interface NewEvent {
  readonly orderId: string
  readonly kind: OrderEventKind
  readonly by: 'customer' | 'house' | 'payment' | 'clock'
  readonly actorId?: string | undefined
  readonly details?: OrderEventDetails
}

/** Writes what happens to an order into its timeline, in the transaction that makes it happen. */
export const noteEvent = async (
  { clock }: Pick<Context, 'clock'>,
  { db }: Write,
  { details = {}, ...event }: NewEvent,
) => {
  const noted = { ...event, details, at: new Date(clock.now().epochMilliseconds) }
  await db.insert(orderEvents).values(noted)
  return noted
}
