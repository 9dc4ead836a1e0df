import { shareOutCents } from '../../../shared/share-out.ts'
import { type VatRate, vatInsideCents, vatRateOf } from '../../papers/vat.rules.ts'
import type { ShippingRates, ShippingZone } from '../../settings/delivery.schema.ts'
import type { Journey } from '../delivery/delivery-window.ts'
import { isSentFree, shippingCents } from '../delivery/shipping.rules.ts'
import { shippingZoneOf } from '../delivery/shipping-zone.ts'
import { knownPromo, reductionCents } from './promotions.ts'

/** Where an order goes: not known yet, fetched at the atelier, or sent to an address. */
export type Delivery =
  | { readonly method: 'estimate' }
  | { readonly method: 'pickup' }
  | { readonly method: 'standard'; readonly country: string; readonly postalCode: string }

interface PricedLine {
  readonly unitCents: number
  readonly quantity: number
}

interface Quotable<Line extends PricedLine> {
  readonly lines: readonly Line[]
  readonly delivery: Delivery
  readonly promoCode?: string | undefined
  /** The prices of the deliveries. */
  readonly rates: ShippingRates
}

/** What a line comes to: before the reduction, its part of it, and the tax inside what is left. */
export interface LineAmounts {
  readonly grossCents: number
  readonly discountCents: number
  readonly netCents: number
  readonly vatRate: VatRate
  readonly vatCents: number
}

export interface Quote {
  /** In the order in which the lines were given. */
  readonly lines: readonly LineAmounts[]
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

/** How far an order goes: nowhere, when it is fetched. */
export const journeyOf = (delivery: Delivery): Journey =>
  delivery.method === 'pickup' ? 'pickup' : zoneOf(delivery)

interface Parcel {
  readonly delivery: Delivery
  readonly subtotalCents: number
  readonly reducedCents: number
  readonly rates: ShippingRates
}

/**
 * The cart drawer, which knows no address, shows the plain French rate (§9); an order that is fetched at the atelier
 * pays none.
 */
const deliveryCents = ({ delivery, subtotalCents, reducedCents, rates }: Parcel) => {
  if (subtotalCents === 0 || delivery.method === 'pickup') return 0
  if (delivery.method === 'estimate') return rates.france.cents
  return shippingCents({ zone: zoneOf(delivery), subtotalCents: reducedCents, rates })
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** What a cart costs, to the cent: the one place that adds it up, for drawer, checkout, order, invoice and mail alike. */
export const quoteOf = <Line extends PricedLine>({
  lines,
  delivery,
  promoCode,
  rates,
}: Quotable<Line>): Quote => {
  const vatRate = vatRateOf(zoneOf(delivery))
  const gross = lines.map(({ unitCents, quantity }) => unitCents * quantity)
  const subtotalCents = sum(gross)
  const discountCents = reductionCents(subtotalCents, promoCode)
  const reducedCents = subtotalCents - discountCents
  const shares = shareOutCents(discountCents, gross)
  const amounts = gross.map((grossCents, index): LineAmounts => {
    const share = shares[index] ?? 0
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
    promoCode: knownPromo(promoCode),
    subtotalCents,
    discountCents,
    shippingCents: shipping,
    vatRate,
    shippingVatCents,
    vatCents: sum(amounts.map(({ vatCents }) => vatCents)) + shippingVatCents,
    totalCents: reducedCents + shipping,
  }
}

/** Whether delivery in mainland France will be free for what is in the cart: said in the drawer, which shows an estimate. */
export const isFreeInFrance = ({ subtotalCents, discountCents }: Quote, rates: ShippingRates) =>
  subtotalCents > 0 && isSentFree(subtotalCents - discountCents, rates)
