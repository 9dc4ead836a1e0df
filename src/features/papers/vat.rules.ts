import type { ShippingZone } from '../settings/delivery.schema.ts'

/** Rates in basis points, as they are written on invoices: 2000 is 20 %. */
export type VatRate = number

const frenchRate: VatRate = 2_000
const exempt: VatRate = 0

const wholeRate = 10_000

/**
 * The French rate for clothes applies in France, and in the Union below the threshold; parcels that leave the Union
 * have no VAT (262 I CGI; §11.7).
 */
export const vatRateOf = (zone: ShippingZone): VatRate => (zone === 'world' ? exempt : frenchRate)

/** The amount before tax in a price that includes it, to the cent. What is taken off has the tax of what it takes off. */
export const withoutVatCents = (cents: number, rate: VatRate) =>
  Math.sign(cents) * Math.round((Math.abs(cents) * wholeRate) / (wholeRate + rate))

/** The tax in a price that includes it: the price less the amount before tax, so that both add up. */
export const vatInsideCents = (cents: number, rate: VatRate) => cents - withoutVatCents(cents, rate)
