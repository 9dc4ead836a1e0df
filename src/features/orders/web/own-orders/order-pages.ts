import { pathTo } from '../../../../sitemap.ts'

const query = (params: Readonly<Record<string, string>>) => `?${new URLSearchParams(params)}`

/** The page where the customer continues the payment of an order. */
export const resumePath = (order: string) => `${pathTo('checkout')}${query({ step: 'payment', order })}`

/** The page where a customer withdraws from an order. */
export const withdrawalPath = (order: string) => `${pathTo('withdrawal')}${query({ order })}`

/** The query string of a page of the list of orders. */
export const pageOfOrders = (page: number) => (page === 1 ? '' : query({ page: String(page) }))
