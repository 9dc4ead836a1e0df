import { type ShippingZone, shippingRates } from './delivery.limits.ts'

interface Parcel {
  readonly zone: ShippingZone
  /** What is in it, reductions taken off. */
  readonly subtotalCents: number
}

/** What sending a parcel costs (§9). */
export const shippingCents = ({ zone, subtotalCents }: Parcel) => {
  const rate: { readonly cents: number; readonly freeFromCents?: number } = shippingRates[zone]
  const { cents, freeFromCents = Number.POSITIVE_INFINITY } = rate
  return subtotalCents >= freeFromCents ? 0 : cents
}
