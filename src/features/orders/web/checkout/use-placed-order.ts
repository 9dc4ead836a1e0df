import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../ui/api/use-api.ts'
import type { Order } from '../../order.schema.ts'
import type { OrdersContract } from '../../orders.contract.ts'
import { placedOrderQuery } from './checkout.queries.ts'
import { standingOf } from './order-standing.ts'

/** The order that the address names: as it stands, and how to learn of it anew. */
export const usePlacedOrder = (id: string | undefined) => {
  const api = useApi<OrdersContract>()
  const queries = useQueryClient()
  const query = useQuery({ ...placedOrderQuery(api, id ?? ''), enabled: id !== undefined })
  const order = id === undefined ? undefined : query.data
  return {
    order,
    standing: standingOf(order),
    isPending: id !== undefined && query.isPending,
    isFailed: id !== undefined && query.isError && !query.data,
    readAgain: () => query.refetch(),
    /** It was told in the answer of another call. */
    know: (told: Order) => queries.setQueryData(placedOrderQuery(api, told._id).queryKey, told),
    /** How any order stands now. */
    ask: (orderId: string) => queries.fetchQuery(placedOrderQuery(api, orderId)),
  }
}

export type PlacedOrder = ReturnType<typeof usePlacedOrder>
