import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { CartLine } from '../../../cart/cart-line.ts'
import { isProductId } from '../../../catalog/catalog.rules.ts'
import type { QuoteContract } from '../../quote.contract.ts'

interface Asked {
  readonly lines: readonly Pick<CartLine, 'productId' | 'quantity' | 'options'>[]
  readonly promoCode: string
}

/** What the drawer says stays right for so long without asking again. */
const freshMs = 30_000

/** What may lie in a browser's storage is not asked about when it can be no product. */
const itemsOf = (lines: Asked['lines']) =>
  lines
    .filter(({ productId }) => isProductId(productId))
    .map(({ productId, quantity, options: { size } }) => ({ productId, quantity, options: { size } }))

/** What a cart costs now, line by line; the answer knows what waits for this visitor's own payment. */
export const quoteQuery = (api: Api<QuoteContract>, { lines, promoCode }: Asked) => {
  const items = itemsOf(lines)
  return queryOptions({
    queryKey: ['quote', api.lng, items, promoCode],
    queryFn: ({ signal }) =>
      api('POST /checkout/quote', { body: { items, ...(promoCode && { promoCode }) }, signal }),
    staleTime: freshMs,
    refetchOnWindowFocus: true,
    meta: { private: true },
  })
}
