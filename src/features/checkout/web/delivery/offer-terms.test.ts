import { describe, expect, it } from 'vitest'
import { defaultDelivery } from '../../../settings/settings.defaults.ts'
import { offerTerms } from './offer-terms.ts'

const terms = defaultDelivery

const days = ({ minValue, maxValue }: { minValue: number; maxValue: number }) => [minValue, maxValue]

const franceOf = (madeToMeasure: boolean) => {
  const [france] = offerTerms({ price: 690, madeToMeasure, orderable: true, terms }).shippingDetails
  if (!france || !('deliveryTime' in france) || !france.deliveryTime) throw new Error('no delivery time')
  return france.deliveryTime
}

describe('the terms of an offer for search engines', () => {
  it('cost what the page says, by where the parcel goes', () => {
    const rates = (price: number) =>
      offerTerms({ price, madeToMeasure: false, orderable: true, terms }).shippingDetails.map(
        ({ shippingRate }) => shippingRate.value,
      )
    expect(rates(499)).toEqual([15, 25, 45])
    expect(rates(500)).toEqual([0, 25, 45])
  })

  it('take 3 to 5 working days, or 4 to 8 weeks, from the order to the door', () => {
    const whole = (madeToMeasure: boolean) => {
      const { handlingTime, transitTime } = franceOf(madeToMeasure)
      const transit = days(transitTime)
      return days(handlingTime).map((value, index) => value + (transit[index] ?? 0))
    }
    expect(whole(false)).toEqual([3, 5])
    expect(whole(true)).toEqual([28, 56])
  })

  it('allow a return within 14 days, except of what is made to measure', () => {
    expect(
      offerTerms({ price: 690, madeToMeasure: false, orderable: true, terms }).hasMerchantReturnPolicy,
    ).toMatchObject({
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
    })
    const none = offerTerms({
      price: 690,
      madeToMeasure: true,
      orderable: true,
      terms,
    }).hasMerchantReturnPolicy
    expect(none.returnPolicyCategory).toBe('https://schema.org/MerchantReturnNotPermitted')
    expect(none).not.toHaveProperty('merchantReturnDays')
  })

  it('name 27 states of the Union, France once', () => {
    const [france, europe] = offerTerms({
      price: 1,
      madeToMeasure: false,
      orderable: true,
      terms,
    }).shippingDetails
    const countries = (zone: typeof france) => zone?.shippingDestination.addressCountry ?? []
    expect(countries(europe)).toHaveLength(26)
    expect(countries(europe)).not.toContain('FR')
    expect(countries(france)).toContain('FR')
  })
  it('promise no day for what is not there', () => {
    const [france] = offerTerms({ price: 690, madeToMeasure: false, orderable: false, terms }).shippingDetails
    expect(france).toHaveProperty('shippingRate')
    expect(france).not.toHaveProperty('deliveryTime')
  })
})
