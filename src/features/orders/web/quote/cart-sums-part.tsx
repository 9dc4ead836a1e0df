import { CartSumsList } from './cart-sums-list.tsx'
import { OrderTerms } from './order-terms.tsx'
import { PromoField } from './promo-field.tsx'
import type { CartQuote } from './use-cart-quote.ts'

/** Below the lines of a cart: a code, what it comes to, and what is told before one orders. */
export const CartSumsPart = ({ quote }: { quote: CartQuote }) => (
  <div className="flex flex-col gap-4">
    <PromoField appliedCode={quote.appliedCode} />
    <CartSumsList sums={quote.sums} />
    <OrderTerms />
  </div>
)
