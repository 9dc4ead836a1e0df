import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import type { Order } from '../order.schema.ts'
import type { OrderStatus } from './order-status.rules.ts'

/** The day by which all of an order was promised: that of its last line. */
export const promisedDay = (lines: readonly { readonly promisedTo: CivilDate }[]): CivilDate | undefined =>
  lines
    .map(({ promisedTo }) => promisedTo)
    .sort()
    .at(-1)

/** Paid for, and not with its buyer yet. */
const underway: readonly OrderStatus[] = ['paid', 'in_preparation', 'shipped']

interface Promised {
  readonly status: OrderStatus
  readonly deliveryMethod: Order['deliveryMethod']
  readonly promisedTo: CivilDate | undefined
  /** The day in Paris. */
  readonly today: CivilDate
}

/** Whether it lies ready for the customer to fetch: the house has kept its promise, however long that takes. */
export const isReady = ({ status, deliveryMethod }: Pick<Promised, 'status' | 'deliveryMethod'>) =>
  status === 'shipped' && deliveryMethod === 'pickup'

/** Whether the promised day of an order or a line has passed while it is still to arrive; on the day itself it is in time. */
export const isDeliveryOverdue = ({ promisedTo, today, ...order }: Promised) =>
  promisedTo !== undefined && underway.includes(order.status) && !isReady(order) && promisedTo < today
