import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../../../shared/api/api-error.ts'
import type { Api } from '../../../../shared/api/client.ts'
import type { CartLine } from '../../../cart/cart-line.ts'
import { isProductId } from '../../../catalog/catalog.rules.ts'
import type { QuoteContract } from '../../quote.contract.ts'
import { chosenCountry } from '../destination/chosen-country.ts'

interface QuoteInput {
  readonly lines: readonly Pick<CartLine, 'productId' | 'quantity' | 'options'>[]
  readonly promoCode: string
  /** The country that the visitor chose, or the empty text. */
  readonly country: string
}

/** For this time the drawer uses a quote without asking the server again. */
const freshMs = 30_000

/** The browser's storage may hold anything: lines that cannot name a product are not sent. */
const itemsOf = (lines: QuoteInput['lines']) =>
  lines
    .filter(({ productId }) => isProductId(productId))
    .map(({ productId, quantity, options: { size } }) => ({ productId, quantity, options: { size } }))

/** The house may have ceased to send to a country that was chosen long ago: the next quote does without it. */
const forgetUnserved = (error: unknown): never => {
  if (error instanceof ApiError && error.fields.country) chosenCountry.change(() => '')
  throw error
}

/**
 * The current price of a cart, line by line. The server also counts products that are reserved for this visitor's own
 * unpaid order as available.
 */
export const quoteQuery = (api: Api<QuoteContract>, { lines, promoCode, country }: QuoteInput) => {
  const body = { items: itemsOf(lines), ...(promoCode && { promoCode }), ...(country && { country }) }
  return queryOptions({
    queryKey: ['quote', api.lng, body],
    queryFn: ({ signal }) => api('POST /checkout/quote', { body, signal }).catch(forgetUnserved),
    staleTime: freshMs,
    refetchOnWindowFocus: true,
    meta: { private: true },
  })
}
