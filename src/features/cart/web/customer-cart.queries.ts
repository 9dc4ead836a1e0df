import { queryOptions } from '@tanstack/react-query'
import { type CartPlace, customerCartKey } from './cart-place.ts'
import type { CustomerCart } from './customer/customer-cart.ts'

/**
 * The code that reads and changes a customer's cart. It is loaded when a customer is signed in: guests never need it.
 */
export const fetchCustomerCart = async (place: CartPlace) =>
  (await import('./customer/customer-cart.ts')).customerCart(place)

/** The cart of the customer who is signed in; reading it merges the guest's cart first (§4, After authentication). */
export const customerCartQuery = (place: CartPlace) =>
  queryOptions({
    queryKey: customerCartKey(place.api.lng),
    queryFn: async (): Promise<CustomerCart> => (await fetchCustomerCart(place)).read(),
    // The cart may have changed on another device, and so may prices and stock.
    refetchOnWindowFocus: 'always',
    meta: { private: true },
  })
