import { Unreachable } from '../../../../shared/api/api-error.ts'
import type { Api } from '../../../../shared/api/client.ts'
import { randomId } from '../../../../shared/ids/random-id.ts'
import type { Cart, CartContract } from '../../cart.contract.ts'
import { indexOfLine } from '../../cart.rules.ts'
import { customerLines } from '../../customer/customer-lines.ts'
import type { CartChange } from '../../remarks/cart-change.rules.ts'
import { lineToSend } from './line-to-send.ts'

type SentChange = Exclude<CartChange, { kind: 'step' }>

interface Customer {
  readonly api: Api<CartContract>
  /** Whether the same customer is still signed in: the change must reach no other account. */
  readonly isStill: () => boolean
}

/**
 * Sends a change to the server; the ids of its items come from the server's last answer. Returns the cart after the
 * change. If the answer is lost, the call may have succeeded, so it is made once more in a way that changes nothing
 * twice.
 */
export const sendChange = async ({ api, isStill }: Customer, change: SentChange, cart: Cart) => {
  const call = callOf(api, change, cart)
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Unreachable && isStill())) throw error
    return call()
  }
}

const callOf = (api: Api<CartContract>, change: SentChange, cart: Cart): (() => Promise<Cart>) => {
  if (change.kind === 'clear') return () => api('DELETE /cart', {})
  if (change.kind === 'add') {
    const { productId, quantity, options, price } = change.line
    const idempotencyKey = randomId()
    return () => api('POST /cart/add', { body: { productId, quantity, options, price }, idempotencyKey })
  }
  if (change.kind === 'restore') {
    const { mergeId, lines } = change
    return () => api('POST /cart/sync', { body: { mergeId, lines: lines.map(lineToSend) } })
  }
  const itemId = cart.items[indexOfLine(customerLines(cart), change.key)]?._id
  // The line was removed meanwhile, in another tab or on another device: there is nothing left to change.
  if (itemId === undefined) return () => api('GET /cart', {})
  if (change.kind === 'remove') return () => api('DELETE /cart/items/{itemId}', { params: { itemId } })
  const body = change.kind === 'accept' ? { seenPrice: change.price } : { quantity: change.quantity }
  return () => api('PUT /cart/items/{itemId}', { params: { itemId }, body })
}
