import type { Journey } from '../../delivery/delivery-window.ts'
import { isSentFree, shippingCents } from '../../delivery/shipping.rules.ts'
import { shippingZoneOf } from '../../delivery/shipping-zone.ts'
import { type VatRate, vatInsideCents, vatRateOf } from '../../papers/vat.rules.ts'
import { type Reduction, reductionShares } from '../../promotions/reduction.rules.ts'
import type { ShippingRates, ShippingZone } from '../../settings/delivery.schema.ts'

/** How an order is delivered: not known yet, fetched at the atelier, or sent to an address. */
export type Delivery =
  | { readonly method: 'estimate' }
  | { readonly method: 'pickup' }
  | { readonly method: 'standard'; readonly country: string; readonly postalCode: string }

interface PricedLine {
  readonly unitCents: number
  readonly quantity: number
  /** False for a line to which the promotional code does not apply. */
  readonly reducible?: boolean | undefined
}

interface Quotable<Line extends PricedLine> {
  readonly lines: readonly Line[]
  readonly delivery: Delivery
  /** What a promotional code takes off, if one counts. */
  readonly reduction?: Reduction | undefined
  /** The prices of the deliveries. */
  readonly rates: ShippingRates
}

/** The amounts of a line: the price before the reduction, its share of the reduction, and the tax inside the rest. */
export interface LineAmounts {
  readonly grossCents: number
  readonly discountCents: number
  readonly netCents: number
  readonly vatRate: VatRate
  readonly vatCents: number
}

export interface Quote {
  /** The order is that of the given lines. */
  readonly lines: readonly LineAmounts[]
  /** The code that has reduced the cart. */
  readonly promoCode: string | undefined
  readonly subtotalCents: number
  readonly discountCents: number
  readonly shippingCents: number
  readonly vatRate: VatRate
  readonly shippingVatCents: number
  /** The tax inside the total, delivery included. */
  readonly vatCents: number
  readonly totalCents: number
}

const zoneOf = (delivery: Delivery): ShippingZone =>
  delivery.method === 'standard' ? shippingZoneOf(delivery) : 'france'

/** How an order travels: an order that is fetched does not. */
export const journeyOf = (delivery: Delivery): Journey =>
  delivery.method === 'pickup' ? 'pickup' : zoneOf(delivery)

interface Parcel {
  readonly delivery: Delivery
  readonly subtotalCents: number
  readonly reducedCents: number
  readonly rates: ShippingRates
}

/**
 * The cart drawer knows no address and shows the standard French price (§9); an order that is fetched at the atelier
 * costs no delivery.
 */
const deliveryCents = ({ delivery, subtotalCents, reducedCents, rates }: Parcel) => {
  if (subtotalCents === 0 || delivery.method === 'pickup') return 0
  if (delivery.method === 'estimate') return rates.france.cents
  return shippingCents({ zone: zoneOf(delivery), subtotalCents: reducedCents, rates })
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/**
 * Computes what a cart costs, to the cent. It is the only place that adds the amounts up: the drawer, the checkout, the
 * order, the invoice and the mails all use it.
 */
export const quoteOf = <Line extends PricedLine>({
  lines,
  delivery,
  reduction,
  rates,
}: Quotable<Line>): Quote => {
  const vatRate = vatRateOf(zoneOf(delivery))
  const gross = lines.map(({ unitCents, quantity }) => unitCents * quantity)
  const subtotalCents = sum(gross)
  const shares =
    reduction &&
    reductionShares(
      lines.map(({ reducible }, index) => ({ grossCents: gross[index] ?? 0, reducible })),
      reduction,
    )
  const discountCents = sum(shares ?? [])
  const reducedCents = subtotalCents - discountCents
  const amounts = gross.map((grossCents, index): LineAmounts => {
    const share = shares?.[index] ?? 0
    const netCents = grossCents - share
    return {
      grossCents,
      discountCents: share,
      netCents,
      vatRate,
      vatCents: vatInsideCents(netCents, vatRate),
    }
  })
  const shipping = deliveryCents({ delivery, subtotalCents, reducedCents, rates })
  const shippingVatCents = vatInsideCents(shipping, vatRate)
  return {
    lines: amounts,
    promoCode: shares && reduction?.code,
    subtotalCents,
    discountCents,
    shippingCents: shipping,
    vatRate,
    shippingVatCents,
    vatCents: sum(amounts.map(({ vatCents }) => vatCents)) + shippingVatCents,
    totalCents: reducedCents + shipping,
  }
}

/**
 * Whether the cart will be delivered free of charge in mainland France. The drawer shows it, because its delivery price
 * is an estimate.
 */
export const isFreeInFrance = ({ subtotalCents, discountCents }: Quote, rates: ShippingRates) =>
  subtotalCents > 0 && isSentFree(subtotalCents - discountCents, rates)
