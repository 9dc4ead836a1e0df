import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import type { OrderEvent } from '../status/order-event.schema.ts'
import { orderEvents } from './orders.table.ts'

interface Circumstances {
  readonly orderId: string
  readonly by: 'customer' | 'house' | 'payment' | 'clock'
  readonly actorId?: string | undefined
}

/** An event without details may leave them out. */
type NewEvent = Circumstances &
  (OrderEvent extends infer Event extends OrderEvent
    ? Event extends { readonly details: infer Details }
      ? Record<never, never> extends Details
        ? Omit<Event, 'details'> & { readonly details?: Details | undefined }
        : Event
      : never
    : never)

/** Records an event of an order, in the transaction that causes it; returns the moment of the event. */
export const recordOrderEvent = async (
  { clock }: Pick<Context, 'clock'>,
  { db }: Write,
  { details = {}, ...event }: NewEvent,
) => {
  const at = dateOf(clock.now())
  await db.insert(orderEvents).values({ ...event, details, at })
  return at
}
