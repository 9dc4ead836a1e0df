import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useApi } from '../../../../ui/api/use-api.ts'
import type { CartLine } from '../../../cart/cart-line.ts'
import { type QuotedState, shownLine } from '../../../cart/shown-line.ts'
import { rangeOf } from '../../../delivery/delivery-promise.rules.ts'
import { homeCountry } from '../../../delivery/shipping-zone.ts'
import { isPromised } from '../../delivery/promised-line.ts'
import { reductionInAnswer } from '../../pricing/reduction-on-the-wire.ts'
import type { QuoteContract, QuotedLine } from '../../quote.contract.ts'
import { useDeliveryTerms } from '../delivery/delivery-terms-context.ts'
import { useChosenCountry } from '../destination/chosen-country.ts'
import { cartSums } from './cart-sums.ts'
import { promoCode } from './promo-code.ts'
import { quoteQuery } from './quote.queries.ts'

interface QuotedCart {
  readonly lines: readonly CartLine[]
  /** Whether the quote is on the screen. */
  readonly isShown: boolean
}

const onServer = () => ''

const gone: QuotedState = { name: '', unitPrice: 0, available: 0 }

const quotedStateOf = (quoted: readonly QuotedLine[], { productId, options }: CartLine) =>
  quoted.find((line) => line.productId === productId && line.size === (options.size ?? null))

/**
 * A cart together with its quote: each line with the current price and stock, and the total. Until the server has
 * answered for the cart as it is, the lines keep the last quote, and the browser computes the sums itself.
 */
export const useCartQuote = ({ lines, isShown }: QuotedCart) => {
  const { rates } = useDeliveryTerms()
  const code = useSyncExternalStore(promoCode.subscribe, promoCode.current, onServer)
  const country = useChosenCountry()
  const { data, isPlaceholderData, isError, isPaused, refetch } = useQuery({
    ...quoteQuery(useApi<QuoteContract>(), { lines, promoCode: code, country }),
    enabled: isShown && lines.length > 0,
    placeholderData: keepPreviousData,
  })
  const isExact = data !== undefined && !isPlaceholderData
  const shown = lines.map((line) => {
    const quoted = data && quotedStateOf(data.lines, line)
    return { ...shownLine(line, quoted ?? (isExact ? gone : undefined)), reducible: quoted?.reducible }
  })
  const reduction = data?.promo?.code === code ? reductionInAnswer(data.promo) : undefined
  return {
    lines: shown,
    /** The days between which all available products would arrive. */
    range: rangeOf(
      (data?.lines ?? []).filter(isPromised).map(({ deliveryFrom: from, deliveryTo: to }) => ({ from, to })),
    ),
    sums: isExact ? data : cartSums({ lines: shown, reduction, country, rates }),
    /** The country whose delivery the sums hold. */
    country: country || data?.estimatedFor || homeCountry,
    /** The code if it gives a reduction; no other code is mentioned (§5). */
    appliedCode: reduction?.code,
    isUnchecked: lines.length > 0 && !isExact && (isError || isPaused),
    checkAgain: () => void refetch(),
  }
}
