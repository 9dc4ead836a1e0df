import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import type { Order } from '../order.schema.ts'
import { type OrderStatus, paidAndUnderway } from './order-status.rules.ts'

/** The day by which the whole order is promised: the last day of its lines. */
export const promisedDay = (lines: readonly { readonly promisedTo: CivilDate }[]): CivilDate | undefined =>
  lines
    .map(({ promisedTo }) => promisedTo)
    .sort()
    .at(-1)

const underway: readonly OrderStatus[] = paidAndUnderway

interface Promised {
  readonly status: OrderStatus
  readonly deliveryMethod: Order['deliveryMethod']
  readonly promisedTo: CivilDate | undefined
  /** The day in Paris. */
  readonly today: CivilDate
}

/** Whether the order is ready to be fetched: then the house has kept its promise, however late the customer comes. */
export const isReady = ({ status, deliveryMethod }: Pick<Promised, 'status' | 'deliveryMethod'>) =>
  status === 'shipped' && deliveryMethod === 'pickup'

/** Whether the promised day of an order or a line has passed before its arrival; on the day itself it is in time. */
export const isDeliveryOverdue = ({ promisedTo, today, ...order }: Promised) =>
  promisedTo !== undefined && underway.includes(order.status) && !isReady(order) && promisedTo < today
