import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import { isPostalCode } from '../../../shared/postal/postal-code.ts'
import { homeCountry } from '../../delivery/shipping-zone.ts'
import type { OrdersContract } from '../../orders/orders.contract.ts'
import type { CheckoutContract } from '../checkout.contract.ts'
import type { CheckoutDraft } from '../draft/checkout-draft.schema.ts'
import type { Delivery } from '../pricing/quote.rules.ts'
import type { QuoteContract } from '../quote.contract.ts'

/** The customer's draft, read again each time the checkout is opened: another device may have changed it. */
export const checkoutQuery = (api: Api<CheckoutContract>) =>
  queryOptions({
    queryKey: ['checkout'],
    queryFn: ({ signal }) => api('GET /checkout', { signal }),
    staleTime: 0,
    gcTime: 0,
    meta: { private: true },
  })

/** An order of the customer with its current state; another tab or the bank may have changed it. */
export const placedOrderQuery = (api: Api<OrdersContract>, id: string) =>
  queryOptions({
    queryKey: ['placed-order', api.lng, id],
    queryFn: async ({ signal }) => (await api('GET /orders/{id}', { params: { id }, signal })).order,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    meta: { private: true },
  })

interface Quoted {
  readonly draft: Pick<CheckoutDraft, 'shippingAddress' | 'deliveryMethod' | 'promoCode'>
  /** The content of the cart; it is part of the query key, so that another cart is another query. */
  readonly cart: unknown
}

/**
 * The delivery as far as it is entered: a chosen country counts at once, and France is used before. An incomplete post
 * code could be that of another place, so it is ignored.
 */
export const destinationOf = ({ deliveryMethod, shippingAddress }: Quoted['draft']): Delivery => {
  if (deliveryMethod === 'pickup') return { method: 'pickup' }
  const country = shippingAddress?.country || homeCountry
  const postalCode = shippingAddress?.postalCode ?? ''
  return { method: 'standard', country, postalCode: isPostalCode(postalCode, country) ? postalCode : '' }
}

const asked = (delivery: Delivery) => {
  if (delivery.method === 'pickup') return { deliveryMethod: delivery.method }
  return delivery.method === 'standard' ? { country: delivery.country, postalCode: delivery.postalCode } : {}
}

/** What the customer's cart costs, delivered to the address of the draft. */
export const checkoutQuoteQuery = (api: Api<QuoteContract>, { draft, cart }: Quoted) => {
  const body = { ...asked(destinationOf(draft)), ...(draft.promoCode && { promoCode: draft.promoCode }) }
  return queryOptions({
    queryKey: ['quote', api.lng, 'checkout', cart, body],
    queryFn: ({ signal }) => api('POST /checkout/quote', { body, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    meta: { private: true },
  })
}
