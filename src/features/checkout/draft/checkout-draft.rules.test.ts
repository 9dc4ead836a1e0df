import { describe, expect, it } from 'vitest'
import { anAddress } from '../../../testing/accounts/an-address.ts'
import { aDraft } from '../../../testing/orders/a-draft.ts'
import {
  asksForBilling,
  emptyDraft,
  isReadyToOrder,
  missingOfMeasuring,
  orderOfDraft,
} from './checkout-draft.rules.ts'

const office = { ...anAddress, company: 'Atelier Lune', street: '3 quai de Jemmapes' }

describe('what was entered at the checkout', () => {
  it('is enough once there is a whole address to send to', () => {
    expect(isReadyToOrder(emptyDraft)).toBe(false)
    expect(isReadyToOrder(aDraft)).toBe(true)
    for (const part of [
      { firstName: ' ' },
      { lastName: '' },
      { street: '' },
      { city: '' },
      { country: 'XX' },
      { postalCode: '7501' },
      { phone: 'demain' },
    ])
      expect(isReadyToOrder({ ...aDraft, shippingAddress: { ...anAddress, ...part } })).toBe(false)
  })

  it('needs an address for the bill where none can be taken for it', () => {
    const fetched = { ...aDraft, deliveryMethod: 'pickup' as const }
    expect([aDraft, fetched, { ...aDraft, billingSame: false }].map(asksForBilling)).toEqual([
      false,
      true,
      true,
    ])
    expect([fetched, { ...aDraft, billingSame: false }].map((draft) => isReadyToOrder(draft))).toEqual([
      false,
      false,
    ])
    expect(isReadyToOrder({ ...fetched, shippingAddress: null, billingAddress: office })).toBe(true)
  })

  it('is ordered without what is no longer asked for', () => {
    const both = { ...aDraft, billingAddress: office, promoCode: 'BIENVENUE10', eventDate: '2027-06-19' }
    expect(orderOfDraft(both)).toEqual({
      deliveryMethod: 'standard',
      shippingAddress: anAddress,
      billingAddress: null,
      notes: '',
      measuring: null,
      eventDate: '2027-06-19',
      promoCode: 'BIENVENUE10',
    })
    expect(orderOfDraft({ ...both, billingSame: false })).toMatchObject({ billingAddress: office })
    expect(orderOfDraft({ ...both, deliveryMethod: 'pickup' })).toMatchObject({
      shippingAddress: null,
      billingAddress: office,
    })
    expect(orderOfDraft(aDraft)).not.toHaveProperty('promoCode')
    expect(orderOfDraft(aDraft)).toMatchObject({ eventDate: null })
  })

  it('tells how the customer is measured, where something is made to measure', () => {
    const phone = '+33612345678'
    const start = '2027-01-14T10:00:00+01:00'
    const entered = [
      { way: null, phone, start },
      { way: 'salon', phone, start: '' },
      { way: 'salon', phone: '', start },
      { way: 'home', phone: 'demain', start: '' },
      { way: 'home', phone, start: '' },
      { way: 'salon', phone, start },
    ] as const
    expect(entered.map(missingOfMeasuring)).toEqual(['way', 'slot', 'phone', 'phone', undefined, undefined])
    const isReady = (isMeasured: boolean) =>
      entered.map((measuring) => isReadyToOrder({ ...aDraft, measuring }, { isMeasured }))
    expect(isReady(true)).toEqual([false, false, false, false, true, true])
    expect(isReady(false)).toEqual(entered.map(() => true))
    const sent = (measuring: (typeof aDraft)['measuring']) => orderOfDraft({ ...aDraft, measuring }).measuring
    expect(sent({ way: 'salon', phone, start })).toEqual({ way: 'salon', phone, start })
    expect(sent({ way: 'home', phone, start })).toEqual({ way: 'home', phone, start: null })
  })
})
