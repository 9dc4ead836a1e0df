import type { Api } from '../../../../shared/api/client.ts'
import type { Cart, CartContract } from '../../cart.contract.ts'
import { indexOfLine } from '../../cart.rules.ts'
import type { CartChange } from '../../cart-change.rules.ts'
import { customerLines } from '../../customer-lines.ts'

/** Has the house make a change; its items are found by the cart that it answered last. Answers the cart as it is then. */
export const sendChange = (
  api: Api<CartContract>,
  change: Exclude<CartChange, { kind: 'step' }>,
  cart: Cart,
): Promise<Cart> => {
  if (change.kind === 'clear') return api('DELETE /cart', {})
  if (change.kind === 'add') {
    const { productId, quantity, options, price } = change.line
    return api('POST /cart/add', { body: { productId, quantity, options, price } })
  }
  const itemId = cart.items[indexOfLine(customerLines(cart), change.key)]?._id
  // Taken out meanwhile, in another tab or on another device: there is nothing left to change.
  if (itemId === undefined) return api('GET /cart', {})
  if (change.kind === 'remove') return api('DELETE /cart/items/{itemId}', { params: { itemId } })
  const body = change.kind === 'accept' ? { seenPrice: change.price } : { quantity: change.quantity }
  return api('PUT /cart/items/{itemId}', { params: { itemId }, body })
}
