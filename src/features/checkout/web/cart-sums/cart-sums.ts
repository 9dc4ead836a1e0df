import { centsOfEuros, eurosOfCents } from '../../../../shared/money.ts'
import type { ShownLine } from '../../../cart/shown-line.ts'
import type { Reduction } from '../../../promotions/reduction.rules.ts'
import type { ShippingRates } from '../../../settings/delivery.schema.ts'
import { isFreeInFrance, quoteOf } from '../../pricing/quote.rules.ts'

/** The amounts of a cart, in euros. */
export interface CartSums {
  readonly subtotal: number
  readonly discount: number
  readonly shipping: number
  readonly total: number
  /** Whether delivery in mainland France will be free at checkout. */
  readonly freeShipping: boolean
}

/** The cart as this browser knows it. Until the server has answered, its amounts are computed here by the same rule. */
interface Contents {
  /** The server says of each line whether the promotional code applies to it. */
  readonly lines: readonly (ShownLine & { readonly reducible?: boolean | undefined })[]
  readonly reduction: Reduction | undefined
  /** The country that the visitor chose, or the empty text. */
  readonly country: string
  readonly rates: ShippingRates
}

export const cartSums = ({ lines, reduction, country, rates }: Contents): CartSums => {
  const quote = quoteOf({
    lines: lines.map(({ unitPrice, quantity, available, reducible }) => ({
      unitCents: centsOfEuros(unitPrice),
      quantity: available > 0 ? quantity : 0,
      reducible,
    })),
    delivery: country ? { method: 'standard', country, postalCode: '' } : { method: 'estimate' },
    reduction,
    rates,
  })
  return {
    subtotal: eurosOfCents(quote.subtotalCents),
    discount: eurosOfCents(quote.discountCents),
    shipping: eurosOfCents(quote.shippingCents),
    total: eurosOfCents(quote.totalCents),
    freeShipping: isFreeInFrance(quote, rates),
  }
}
