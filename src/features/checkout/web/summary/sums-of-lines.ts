import { centsOfEuros, eurosOfCents } from '../../../../shared/money.ts'
import type { Reduction } from '../../../promotions/reduction.rules.ts'
import type { ShippingRates } from '../../../settings/delivery.schema.ts'
import { type Delivery, quoteOf } from '../../pricing/quote.rules.ts'
import type { QuoteAnswer, QuotedLine } from '../../quote.contract.ts'

/** The amounts of an order, in euros. */
export type Sums = Pick<QuoteAnswer, 'subtotal' | 'discount' | 'shipping' | 'vat' | 'total'>

interface Counted {
  readonly lines: readonly Pick<QuotedLine, 'unitPrice' | 'quantity' | 'status' | 'reducible'>[]
  readonly delivery: Delivery
  readonly reduction: Reduction | undefined
  readonly rates: ShippingRates
}

/** Computes, by the rule of the server, what lines that it has priced cost with another delivery. */
export const sumsOfLines = ({ lines, delivery, reduction, rates }: Counted): Sums => {
  const quote = quoteOf({
    lines: lines.map(({ unitPrice, quantity, status, reducible }) => ({
      unitCents: centsOfEuros(unitPrice),
      quantity: status === 'unavailable' ? 0 : quantity,
      reducible,
    })),
    delivery,
    reduction,
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
