import type { OrderEvent } from '../status/order-event.schema.ts'
import type { OrderEventRow } from './orders.table.ts'

/** Rows of the timeline as the events that they are: `recordOrderEvent`, which writes them, holds kind and details together. */
export const eventsOfRows = <Row extends Pick<OrderEventRow, 'kind' | 'details'>>(rows: readonly Row[]) =>
  rows as readonly (Omit<Row, 'kind' | 'details'> & OrderEvent)[]
