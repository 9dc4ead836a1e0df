import type { ShippingRates, ShippingZone } from '../../settings/delivery.schema.ts'

interface Parcel {
  readonly zone: ShippingZone
  /** The price of the lines after reductions. */
  readonly subtotalCents: number
  readonly rates: ShippingRates
}

/** What sending a parcel costs (§9). */
export const shippingCents = ({ zone, subtotalCents, rates }: Parcel) =>
  zone === 'france' && isSentFree(subtotalCents, rates) ? 0 : rates[zone].cents

/** Whether mainland France pays nothing for a parcel with so much in it. */
export const isSentFree = (subtotalCents: number, { france }: ShippingRates) =>
  france.freeFromCents !== null && subtotalCents >= france.freeFromCents
