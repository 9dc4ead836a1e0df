import type { QuotedLine } from '../quote.contract.ts'
import type { CheckoutParts } from './checkout-parts.ts'

/** The image of a product, as the cart knows it. */
export const productImage = ({ cart }: Pick<CheckoutParts, 'cart'>, { productId, size }: QuotedLine) => {
  const kept = cart.lines.find((line) => line.productId === productId && (line.options.size ?? null) === size)
  return kept && { url: kept.image, focalPoint: kept.focalPoint }
}
