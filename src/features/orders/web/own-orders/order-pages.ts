import { pathTo } from '../../../../sitemap.ts'

const query = (params: Readonly<Record<string, string>>) => `?${new URLSearchParams(params)}`

/** Where the payment of an order that waits for it goes on. */
export const resumePath = (order: string) => `${pathTo('checkout')}${query({ step: 'payment', order })}`

/** Where a customer withdraws from an order. */
export const withdrawalPath = (order: string) => `${pathTo('withdrawal')}${query({ order })}`

/** The query of a page of the list of orders. */
export const pageOfOrders = (page: number) => (page === 1 ? '' : query({ page: String(page) }))
