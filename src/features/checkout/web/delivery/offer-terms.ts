import { centsOfEuros, eurosOfCents } from '../../../../shared/money.ts'
import { otherUnionCountries } from '../../../../shared/postal/union-countries.ts'
import { daysOfWeek } from '../../../delivery/delivery.limits.ts'
import { shippingCents } from '../../../delivery/shipping.rules.ts'
import { returnDays } from '../../../orders/withdrawn/withdrawal-period.ts'
import type { DeliveryTerms, ShippingZone, Span } from '../../../settings/delivery.schema.ts'

interface Offer {
  /** The price is in euros. */
  readonly price: number
  readonly madeToMeasure: boolean
  readonly orderable: boolean
  readonly terms: DeliveryTerms
}

const schemaOrg = 'https://schema.org'
const workedDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
  (day) => `${schemaOrg}/${day}`,
)

/** The markup has no value for « everywhere else »: the neighbouring countries with the most demand stand for it. */
const countriesOf: Readonly<Record<ShippingZone, readonly string[]>> = {
  france: ['FR', 'MC'],
  europe: otherUnionCountries,
  world: ['CH', 'GB', 'NO', 'US'],
}

const days = ({ min, max }: Span) => ({
  '@type': 'QuantitativeValue',
  minValue: min,
  maxValue: max,
  unitCode: 'DAY',
})

/**
 * Ready-to-wear is counted in working days. The weeks of a product made to measure count every day, and include the
 * transit.
 */
const deliveryTime = (
  madeToMeasure: boolean,
  { preparationDays, transitDays, makingWeeks }: DeliveryTerms,
) => {
  const { france: way } = transitDays
  return madeToMeasure
    ? {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days({
          min: Math.max(0, makingWeeks.min * daysOfWeek - way.min),
          max: Math.max(0, makingWeeks.max * daysOfWeek - way.max),
        }),
        transitTime: days(way),
      }
    : {
        '@type': 'ShippingDeliveryTime',
        businessDays: { '@type': 'OpeningHoursSpecification', dayOfWeek: workedDays },
        handlingTime: days(preparationDays),
        transitTime: days(way),
      }
}

const shipping = (zone: ShippingZone, { price, madeToMeasure, orderable, terms }: Offer) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: {
    '@type': 'MonetaryAmount',
    value: eurosOfCents(shippingCents({ zone, subtotalCents: centsOfEuros(price), rates: terms.rates })),
    currency: 'EUR',
  },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: countriesOf[zone] },
  // The delivery days are promised for France, and for products that are in stock.
  ...(zone === 'france' && orderable && { deliveryTime: deliveryTime(madeToMeasure, terms) }),
})

/** A product made to measure cannot be sent back; any other product can, within 14 days (L221-28 3°, §9). */
const returnPolicy = (madeToMeasure: boolean) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'FR',
  returnPolicyCategory: `${schemaOrg}/${madeToMeasure ? 'MerchantReturnNotPermitted' : 'MerchantReturnFiniteReturnWindow'}`,
  ...(!madeToMeasure && { merchantReturnDays: returnDays }),
})

/** Delivery and returns of an offer for search engines; they must equal what `PurchasePromises` shows (§16). */
export const offerTerms = (offer: Offer) => ({
  shippingDetails: [shipping('france', offer), shipping('europe', offer), shipping('world', offer)],
  hasMerchantReturnPolicy: returnPolicy(offer.madeToMeasure),
})
