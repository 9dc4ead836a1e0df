import type { OrderEvent } from '../status/order-event.schema.ts'
import type { OrderEventRow } from './orders.table.ts'

/**
 * Converts rows of the timeline into events. The cast is safe, because `recordOrderEvent` only writes a kind with its
 * details.
 */
export const eventsOfRows = <Row extends Pick<OrderEventRow, 'kind' | 'details'>>(rows: readonly Row[]) =>
  rows as readonly (Omit<Row, 'kind' | 'details'> & OrderEvent)[]
