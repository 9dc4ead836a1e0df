import { enterCustomer } from '../accounts/account-factories.ts'
import { anAddress } from '../accounts/an-address.ts'
import type { TestProcess } from '../test-context.ts'
import { buyingApi, testCard } from './orders-api.ts'

interface Buying {
  readonly productId: string
  readonly size?: string
  readonly quantity?: number
  readonly deliveryMethod?: 'standard' | 'pickup'
  readonly firstName?: string
  readonly lastName?: string
  readonly lng?: 'fr' | 'en'
  /** The test card that pays; one that nothing follows from by default. */
  readonly cardNumber?: string
  /** A new customer by default. */
  readonly caller?: { readonly id: string; readonly role: 'user' }
}

/** An order that waits for its payment, placed through the API; `pay` pays it with a test card. */
export const boughtOrder = async (app: Pick<TestProcess, 'context'>, buying: Buying) => {
  const { productId, size = '38', quantity = 1, deliveryMethod = 'standard', lng = 'fr' } = buying
  const { firstName = anAddress.firstName, lastName = anAddress.lastName } = buying
  const caller = buying.caller ?? (await enterCustomer(app.context(), { firstName, lastName }))
  const api = buyingApi(app, { caller, lng })
  await api('POST /cart/add', { body: { productId, quantity, options: { size } } })
  const address = { ...anAddress, firstName, lastName }
  const { order, payment } = await api('POST /orders', {
    body: {
      ...(deliveryMethod === 'pickup' ? { billingAddress: address } : { shippingAddress: address }),
      deliveryMethod,
      termsAccepted: true,
    },
  })
  const { clientSecret } = payment
  const pay = () =>
    api('POST /payments/demo/confirm', { body: { clientSecret, ...testCard(buying.cardNumber) } })
  return { id: order._id, number: order.number, caller, api, pay }
}

/** Places an order in the same way and pays it. */
export const paidOrder = async (app: Pick<TestProcess, 'context'>, buying: Buying) => {
  const bought = await boughtOrder(app, buying)
  await bought.pay()
  return bought
}
