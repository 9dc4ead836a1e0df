import { queryOptions } from '@tanstack/react-query'
import { type CartPlace, customerCartKey } from './cart-place.ts'
import type { CustomerCart } from './customer/customer-cart.ts'

/** What a customer's cart is read and changed by. It is fetched when a customer is signed in: guests never need it. */
export const fetchCustomerCart = async (place: CartPlace) =>
  (await import('./customer/customer-cart.ts')).customerCart(place)

/** The cart of the customer who is signed in; the guest's cart joins it on the way (§4, After authentication). */
export const customerCartQuery = (place: CartPlace) =>
  queryOptions({
    queryKey: customerCartKey(place.api.lng),
    queryFn: async (): Promise<CustomerCart> => (await fetchCustomerCart(place)).read(),
    // It may have changed on another device, and so may prices and stock.
    refetchOnWindowFocus: 'always',
    meta: { private: true },
  })
