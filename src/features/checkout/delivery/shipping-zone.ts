import { otherUnionCountries } from '../../../shared/postal/union-countries.ts'
import type { ShippingZone } from '../../settings/delivery.schema.ts'

interface Destination {
  readonly country: string
  readonly postalCode: string
}

/** Posted within France, taxed and tolled as beyond the Union: 97 the departments overseas, 98 the collectivities. */
const isOverseas = (postalCode: string) => /^9[78]/.test(postalCode)

/** What sending there costs and is taxed by: Monaco and Corsica are mainland France, overseas is the world (§15.2). */
export const shippingZoneOf = ({ country, postalCode }: Destination): ShippingZone => {
  if (country === 'MC') return 'france'
  if (country === 'FR') return isOverseas(postalCode) ? 'world' : 'france'
  return otherUnionCountries.some((other) => other === country) ? 'europe' : 'world'
}
