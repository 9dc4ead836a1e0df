import { describe, expect, it } from 'vitest'
import { quoteOf } from '../../../checkout/pricing/quote.rules.ts'
import { welcomeReduction } from '../../../promotions/reduction.rules.ts'
import { defaultDelivery } from '../../../settings/settings.defaults.ts'
import { mailedEvent, mailedMeasuring, mailedSums } from './mailed-lines.ts'

const quoted = (delivery: Parameters<typeof quoteOf>[0]['delivery'], promoCode?: string) =>
  quoteOf({
    lines: [{ unitCents: 129_500, quantity: 1 }],
    ...{ delivery, reduction: welcomeReduction(promoCode) },
    rates: defaultDelivery.rates,
  })

const amounts = (sums: ReturnType<typeof mailedSums>) =>
  sums.map(([, amount]) => amount.replaceAll(/\s/g, ' '))

describe('the sums of a confirmation', () => {
  it('are those of the quote, with its reduction and its delivery', () => {
    const quote = quoted({ method: 'standard', country: 'BE', postalCode: '1000' }, 'BIENVENUE10')
    expect(amounts(mailedSums({ ...quote, language: 'fr' }))).toEqual([
      '1 295 €',
      '−129,50 €',
      '25 €',
      '1 190,50 €',
    ])
  })

  it('say that what is fetched costs no delivery, and of no reduction nothing', () => {
    const sums = mailedSums({ ...quoted({ method: 'pickup' }), language: 'en' })
    expect(amounts(sums)).toEqual(['1 295 €', 'Free', '1 295 €'])
  })
})

describe('how the customer is measured, in a confirmation', () => {
  const phone = '+33612345678'

  it('is the visit that was asked for, or the way to do it at home', () => {
    const salon = { way: 'salon', phone, start: '2027-01-14T10:00:00+01:00' } as const
    expect(mailedMeasuring({ measuring: salon, language: 'fr' })[0]).toContain(
      'au salon jeudi 14 janvier 2027 à 10:00',
    )
    const [home] = mailedMeasuring({ measuring: { way: 'home', phone }, language: 'en' })
    expect(home?.replaceAll(/\s/g, ' ')).toContain('at home, and call you on +33 6 12 34 56 78')
  })

  it('is not spoken of where nothing is made to measure', () => {
    expect(mailedMeasuring({ language: 'fr' })).toEqual([])
  })
})

describe('the event of a confirmation', () => {
  const lines = [{ promisedTo: '2026-11-30' }, { promisedTo: '2027-01-18' }]

  it('stands beside the last day that a line is promised for', () => {
    const agreed = { eventDate: '2027-02-13', lines, language: 'fr', deliveryMethod: 'standard' } as const
    expect(mailedEvent(agreed)).toEqual([
      'Pour votre événement du samedi 13 février 2027\u00a0: tout sera chez vous au plus tard le lundi 18 janvier 2027.',
    ])
    expect(mailedEvent({ ...agreed, language: 'en', deliveryMethod: 'pickup' })[0]).toContain(
      'at the atelier by Monday, 18 January 2027',
    )
  })

  it('is not promised where a line may come on that day or later', () => {
    const agreed = { eventDate: '2027-01-18', lines, language: 'fr', deliveryMethod: 'standard' } as const
    expect(mailedEvent(agreed)[0]).toContain('nous ne pouvons pas promettre ce jour')
  })

  it('is not spoken of where there is none', () => {
    expect(mailedEvent({ eventDate: null, lines, language: 'fr', deliveryMethod: 'standard' })).toEqual([])
  })
})
