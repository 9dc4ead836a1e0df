import { pathTo } from '../../../sitemap.ts'
import type { PaidFor } from '../payment-desk.ts'

const named = ['order', 'creation'] as const

/** What is paid for, in the address of the bank's page. */
export const queryOf = ({ kind, id }: PaidFor) => `?${kind}=${encodeURIComponent(id)}`

/** What an address of the bank's page says is paid for; nothing where it says nothing. */
export const paidForIn = (query: URLSearchParams): PaidFor | undefined => {
  for (const kind of named) {
    const id = query.get(kind)
    if (id) return { kind, id }
  }
  return undefined
}

/** Where a customer comes back to from a bank: to be told that it is paid, or to pay by another means. */
export const wayBack = (step: 'payment' | 'confirmation', paidFor: PaidFor | undefined) => {
  if (!paidFor) return pathTo('orders')
  const { kind, id } = paidFor
  if (kind === 'order') return `${pathTo('checkout')}?step=${step}&order=${encodeURIComponent(id)}`
  // A customer without an account came by a link, which the page remembers as long as its tab is open.
  return id === 'link' ? pathTo('commission') : `${pathTo('commissions')}?creation=${encodeURIComponent(id)}`
}
