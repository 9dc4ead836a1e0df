import type { CartLine } from '../../cart-line.ts'

/** A line for `POST /cart/sync`, with a size and a price only where there are any. */
export const lineToSend = ({ productId, quantity, options, price }: CartLine) => ({
  productId,
  quantity,
  ...(options.size && { options: { size: options.size } }),
  ...(price > 0 && { price }),
})
