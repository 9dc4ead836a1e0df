import { otherUnionCountries } from '../../shared/postal/union-countries.ts'
import type { ShippingZone } from '../settings/delivery.schema.ts'

/** The country of a delivery of which nothing else is known. */
export const homeCountry = 'FR'

interface Destination {
  readonly country: string
  readonly postalCode: string
}

/**
 * These post codes belong to France, but are taxed and cleared by customs as outside the Union: 97 are the departments
 * overseas, 98 the collectivities.
 */
const isOverseas = (postalCode: string) => /^9[78]/.test(postalCode)

/**
 * The zone that decides the price and the VAT of a parcel: Monaco and Corsica count as mainland France, overseas as the
 * world (§15.2).
 */
export const shippingZoneOf = ({ country, postalCode }: Destination): ShippingZone => {
  if (country === 'MC') return 'france'
  if (country === homeCountry) return isOverseas(postalCode) ? 'world' : 'france'
  return otherUnionCountries.some((other) => other === country) ? 'europe' : 'world'
}
