import type { ShippingRates, ShippingZone } from '../settings/delivery.schema.ts'

interface Parcel {
  readonly zone: ShippingZone
  /** The price of the lines after reductions. */
  readonly subtotalCents: number
  readonly rates: ShippingRates
}

/** The price of sending a parcel (§9). */
export const shippingCents = ({ zone, subtotalCents, rates }: Parcel) =>
  zone === 'france' && isSentFree(subtotalCents, rates) ? 0 : rates[zone].cents

/** Whether sending a parcel of this value within mainland France is free. */
export const isSentFree = (subtotalCents: number, { france }: ShippingRates) =>
  france.freeFromCents !== null && subtotalCents >= france.freeFromCents
