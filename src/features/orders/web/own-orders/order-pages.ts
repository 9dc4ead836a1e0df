import { type SitemapEntry, sitemap } from '../../../../sitemap.ts'

const pages: Readonly<Record<string, SitemapEntry>> = sitemap

const query = (params: Readonly<Record<string, string>>) => `?${new URLSearchParams(params)}`

/** Where the payment of an order that waits for it goes on. */
export const resumePath = (order: string) =>
  `${pages.checkout?.path ?? '/checkout'}${query({ step: 'payment', order })}`

/** Where a customer withdraws from an order; undefined while the house has no such page. */
export const withdrawalPath = (order: string) =>
  pages.withdrawal && `${pages.withdrawal.path}${query({ order })}`

/** The query of a page of the list of orders. */
export const pageOfOrders = (page: number) => (page === 1 ? '' : query({ page: String(page) }))
