import { performance } from 'node:perf_hooks'
import type { Buyer } from './enter-buyers.ts'
import type { JsonClient } from './json-client.ts'

const address = {
  firstName: 'Jeanne',
  lastName: 'Arnaud',
  street: '12 rue des Lilas',
  postalCode: '75011',
  city: 'Paris',
  country: 'FR',
}

const card = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' }

export type Step = 'quote' | 'order' | 'pay'

/** How long each step took, in milliseconds, buyer after buyer. */
export type Times = Readonly<Record<Step, number[]>>

export const emptyTimes = (): Times => ({ quote: [], order: [], pay: [] })

interface Placed {
  readonly payment: { readonly clientSecret: string }
}

/** A network of a buyer's own: the house counts what one orders. */
const networkOf = (id: string) => `2001:db8:${id.slice(0, 4)}:${id.slice(4, 8)}::1`

/** What a browser asks from the cart to the confirmation; the cart is full already. */
export const buy = async ({ post }: JsonClient, { id, token }: Buyer, times: Times) => {
  const timed = async (step: Step, asked: Promise<unknown>) => {
    const startedMs = performance.now()
    const answer = await asked
    times[step].push(performance.now() - startedMs)
    return answer
  }
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': networkOf(id) }
  const quoted = { country: 'FR', postalCode: '75011', promoCode: 'BIENVENUE10' }
  await timed('quote', post({ target: '/api/checkout/quote', body: quoted, headers }))
  const order = { shippingAddress: address, termsAccepted: true, promoCode: 'BIENVENUE10' }
  const keyed = { ...headers, 'idempotency-key': id }
  const placed = (await timed(
    'order',
    post({ target: '/api/orders', body: order, headers: keyed }),
  )) as Placed
  const { clientSecret } = placed.payment
  const paid = { ...card, clientSecret }
  await timed('pay', post({ target: '/api/payments/demo/confirm', body: paid, headers }))
}
