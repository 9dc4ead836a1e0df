import { randomUUID } from 'node:crypto'
import { anAddress } from '../accounts/an-address.ts'
import { keptToken } from './kept-token.ts'
import { done, type PersistentCaller, persistentCaller } from './persistent-caller.ts'

/** The answers that a customer got, which must stay true after every crash. */
export interface Promised {
  readonly token: () => Promise<string>
  readonly call: PersistentCaller
  readonly orders: Map<string, 'placed' | 'paid' | 'delivered' | 'cancelled'>
  readonly reviewed: Set<string>
}

interface Customers {
  readonly baseUrl: string
  readonly products: readonly string[]
  readonly random: () => number
  readonly isOver: () => boolean
  /** Between two purchases. */
  readonly pause?: () => Promise<unknown>
}

const password = 'tulle et lilas blancs'
const card = { cardNumber: '4242 4242 4242 4242', expMonth: 12, expYear: 2034, cvc: '123' }
const ordersOfOne = 8
const chance = { cancelsUnpaid: 0.2, cancelsPaid: 0.3, reviews: 0.4 } as const

/** Opens an account. When a crash made the call repeat, the account may exist already, and the customer signs in. */
const open = async ({ baseUrl, random }: Pick<Customers, 'baseUrl' | 'random'>): Promise<Promised> => {
  const group = () => Math.floor(1 + random() * 0xffff).toString(16)
  const call = persistentCaller(baseUrl, `2001:db8:${group()}:${group()}::1`)
  const email = `${randomUUID()}@faults.example`
  const person = { email, password, firstName: 'Jeanne', lastName: 'Arnaud' }
  const registered = await call({ method: 'POST', path: '/auth/register', body: person })
  const isOpen = registered.status === 201
  if (!isOpen && !registered.isRepeated)
    throw new Error(`Nobody registers: ${JSON.stringify(registered.body)}`)
  const signIn = async () => {
    const body = { email, password }
    return (await done(call({ method: 'POST', path: '/auth/login', body }))).body.token
  }
  const token = keptToken(signIn, isOpen ? registered.body.token : undefined)
  return { call, orders: new Map(), reviewed: new Set(), token }
}

/** Makes one purchase, as far as it gets: it may be paid, cancelled, or reviewed. */
const buy = async ({ call, token: tokenOf, orders, reviewed }: Promised, { products, random }: Customers) => {
  const token = await tokenOf()
  const productId = products[Math.floor(random() * products.length)]
  if (productId === undefined) throw new Error('There is nothing to buy')
  await done(call({ method: 'DELETE', path: '/cart', token }))
  const line = { productId, quantity: 1, options: { size: '38' } }
  await done(call({ method: 'POST', path: '/cart/add', token, body: line }))
  const body = { shippingAddress: anAddress, termsAccepted: true }
  const placing = call({ method: 'POST', path: '/orders', token, key: randomUUID(), body })
  const { order, payment } = (await done(placing)).body
  orders.set(order._id, 'placed')
  const cancel = async () => {
    const path = `/orders/${order._id}/cancel`
    await done(call({ method: 'POST', path, token, key: randomUUID() }))
    orders.set(order._id, 'cancelled')
  }
  if (random() < chance.cancelsUnpaid) return cancel()
  const paying = { clientSecret: payment.clientSecret, ...card }
  const path = '/payments/demo/confirm'
  const paid = await done(call({ method: 'POST', path, token, key: randomUUID(), body: paying }))
  if (paid.body.status !== 'succeeded') throw new Error(`Not paid: ${JSON.stringify(paid.body)}`)
  orders.set(order._id, 'paid')
  if (random() < chance.cancelsPaid) await cancel()
  if (random() < chance.reviews && !reviewed.has(productId)) {
    const review = { rating: 5, comment: 'Une coupe parfaite, et un tissu qui tombe bien.' }
    const written = await call({
      method: 'POST',
      path: `/products/${productId}/reviews`,
      token,
      body: review,
    })
    if (written.status !== 201 && !written.isRepeated)
      throw new Error(`Not reviewed: ${JSON.stringify(written.body)}`)
    reviewed.add(productId)
  }
}

/**
 * Runs one customer after the other until the test is over; each is noted before it gets any answer, and left once it
 * does no more.
 */
export const livelyCustomers = async (
  customers: Customers,
  noted: (promised: Promised) => void,
  left: (promised: Promised) => void = () => {},
) => {
  while (!customers.isOver()) {
    const customer = await open(customers)
    noted(customer)
    for (let n = 0; n < ordersOfOne && !customers.isOver(); n++) {
      await buy(customer, customers)
      await customers.pause?.()
    }
    left(customer)
  }
}
