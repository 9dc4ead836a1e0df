import { centsOfEuros, eurosOfCents } from '../../../../shared/money.ts'
import type { ShippingRates } from '../../../settings/delivery.schema.ts'
import { type Delivery, quoteOf } from '../../pricing/quote.rules.ts'
import type { QuoteAnswer, QuotedLine } from '../../quote.contract.ts'

/** The amounts of an order, in euros. */
export type Sums = Pick<QuoteAnswer, 'subtotal' | 'discount' | 'shipping' | 'vat' | 'total'>

interface Counted {
  readonly lines: readonly Pick<QuotedLine, 'unitPrice' | 'quantity' | 'status'>[]
  readonly delivery: Delivery
  readonly promoCode: string
  readonly rates: ShippingRates
}

/** Computes, by the rule of the server, what lines that it has priced cost with another delivery. */
export const sumsOfLines = ({ lines, delivery, promoCode, rates }: Counted): Sums => {
  const quote = quoteOf({
    lines: lines.map(({ unitPrice, quantity, status }) => ({
      unitCents: centsOfEuros(unitPrice),
      quantity: status === 'unavailable' ? 0 : quantity,
    })),
    delivery,
    promoCode,
    rates,
  })
  return {
    subtotal: eurosOfCents(quote.subtotalCents),
    discount: eurosOfCents(quote.discountCents),
    shipping: eurosOfCents(quote.shippingCents),
    vat: eurosOfCents(quote.vatCents),
    total: eurosOfCents(quote.totalCents),
  }
}
