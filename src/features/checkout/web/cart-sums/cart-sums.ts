import { centsOfEuros, eurosOfCents } from '../../../../shared/money.ts'
import type { ShownLine } from '../../../cart/shown-line.ts'
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
  readonly lines: readonly ShownLine[]
  readonly promoCode: string | undefined
  /** The country that the visitor chose, or the empty text. */
  readonly country: string
  readonly rates: ShippingRates
}

export const cartSums = ({ lines, promoCode, country, rates }: Contents): CartSums => {
  const quote = quoteOf({
    lines: lines.map(({ unitPrice, quantity, available }) => ({
      unitCents: centsOfEuros(unitPrice),
      quantity: available > 0 ? quantity : 0,
    })),
    delivery: country ? { method: 'standard', country, postalCode: '' } : { method: 'estimate' },
    promoCode,
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
