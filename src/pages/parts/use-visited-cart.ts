import { useCartContents } from '../../features/cart/web/contents/use-cart-contents.ts'
import type { VisitedCart } from '../../features/cart/web/contents/visited-cart.ts'
import { useCartQuote } from '../../features/checkout/web/cart-sums/use-cart-quote.ts'

/** The visitor's cart and its quote, for the pages that show the whole cart. */
export const useVisitedCart = ({ isShown }: { isShown: boolean }) => {
  const contents = useCartContents({ isShown })
  const quote = useCartQuote({ lines: contents.lines, isShown })
  const { lines, isUnchecked, checkAgain } = quote
  const cart: VisitedCart = { ...contents, lines, isUnchecked, checkAgain }
  const asks = cart.lines.some(({ notice }) => notice !== null)
  return { cart, quote, asks }
}
