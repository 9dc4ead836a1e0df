import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import type { Order } from '../../orders/order.schema.ts'
import type { OrdersContract } from '../../orders/orders.contract.ts'
import { placedOrderQuery } from './checkout.queries.ts'
import { orderProgressOf } from './order-progress.ts'

const notFound = 404

/** The order that the URL names, with its current state and the functions that read it again. */
export const usePlacedOrder = (id: string | undefined) => {
  const api = useApi<OrdersContract>()
  const queries = useQueryClient()
  const [firstId] = useState(id)
  const query = useQuery({ ...placedOrderQuery(api, id ?? ''), enabled: id !== undefined })
  // At the first render, the cached order may be older than the bank's last answer.
  const isFirst = id !== undefined && id === firstId && query.isFetching && !query.isFetchedAfterMount
  const order = id === undefined ? undefined : query.data
  return {
    order,
    progress: orderProgressOf(order),
    isPending: isFirst || (id !== undefined && query.isPending && !query.isPaused),
    isFailed: id !== undefined && !query.data && (query.isError || query.isPaused),
    /** The server knows no such order of this customer. */
    isUnknown: query.error instanceof ApiError && query.error.status === notFound,
    readAgain: () => query.refetch(),
    /** Stores an order that came in the answer to another call. */
    know: (told: Order) => queries.setQueryData(placedOrderQuery(api, told._id).queryKey, told),
    /** Reads the current state of any order. */
    ask: (orderId: string) => queries.fetchQuery(placedOrderQuery(api, orderId)),
  }
}

export type PlacedOrder = ReturnType<typeof usePlacedOrder>
