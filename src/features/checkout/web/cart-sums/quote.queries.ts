import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { CartLine } from '../../../cart/cart-line.ts'
import { isProductId } from '../../../catalog/catalog.rules.ts'
import type { QuoteContract } from '../../quote.contract.ts'

interface Asked {
  readonly lines: readonly Pick<CartLine, 'productId' | 'quantity' | 'options'>[]
  readonly promoCode: string
}

/** For this time the drawer uses a quote without asking the server again. */
const freshMs = 30_000

/** The browser's storage may hold anything: lines that cannot name a product are not sent. */
const itemsOf = (lines: Asked['lines']) =>
  lines
    .filter(({ productId }) => isProductId(productId))
    .map(({ productId, quantity, options: { size } }) => ({ productId, quantity, options: { size } }))

/**
 * The current price of a cart, line by line. The server also counts products that are reserved for this visitor's own
 * unpaid order as available.
 */
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
