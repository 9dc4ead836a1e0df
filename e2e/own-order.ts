import type { APIResponse, Page } from '@playwright/test'
import { productNamed } from './checkout-customer.ts'
import type { NewCustomer } from './new-customer.ts'

const address = {
  firstName: 'Jeanne',
  lastName: 'Arnaud',
  street: '14 rue de la Sourdière',
  postalCode: '75001',
  city: 'Paris',
  country: 'FR',
}

const card = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2030, cvc: '123' }

const answerOf = async (answer: APIResponse) => {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}

interface OrderInput {
  readonly customer: NewCustomer
  readonly promoCode?: string
  readonly quantity?: number
  /** The name of a product without sizes; the plentiful one when left out. */
  readonly product?: string
  readonly deliveryMethod?: 'standard' | 'pickup'
}

/** The product of the demo house of which there are most. A journey calls its order off at its end, so that others find some. */
export const plentiful = 'Étole Séraphine'

/** What a customer does about an order beside the page that a journey looks at. */
export const buyer = ({ page, customer: { token } }: { page: Page; customer: NewCustomer }) => {
  const headers = { authorization: `Bearer ${token}` }
  return {
    cart: async () => answerOf(await page.request.get('/api/cart', { headers })),
    cancel: async (id: string) => answerOf(await page.request.post(`/api/orders/${id}/cancel`, { headers })),
    pay: async (clientSecret: string) =>
      answerOf(
        await page.request.post('/api/payments/demo/confirm', { headers, data: { clientSecret, ...card } }),
      ),
  }
}

/** An order that waits for its payment, and what it is paid with. */
export const placeOrder = async (
  page: Page,
  { customer, product = plentiful, quantity = 1, deliveryMethod = 'standard', promoCode }: OrderInput,
): Promise<{ id: string; number: string; clientSecret: string }> => {
  const headers = { authorization: `Bearer ${customer.token}` }
  const { _id: productId } = await productNamed(page, product)
  const data = { productId, quantity }
  await answerOf(await page.request.post('/api/cart/add', { headers, data }))
  const { order, payment } = await answerOf(
    await page.request.post('/api/orders', {
      headers,
      data: {
        shippingAddress: address,
        billingAddress: address,
        deliveryMethod,
        termsAccepted: true,
        ...(promoCode && { promoCode }),
      },
    }),
  )
  return { id: order._id, number: order.number, clientSecret: payment.clientSecret }
}

/** An order that is paid. */
export const payOrder = async (page: Page, wanted: OrderInput) => {
  const placed = await placeOrder(page, wanted)
  await buyer({ page, customer: wanted.customer }).pay(placed.clientSecret)
  return placed
}
