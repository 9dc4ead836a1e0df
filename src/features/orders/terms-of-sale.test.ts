import { describe, expect, it } from 'vitest'
import { languages } from '../../shared/i18n/languages.ts'
import { eurosOfCents } from '../../shared/money.ts'
import { readDocument } from '../content/server/documents/read-document.ts'
import { currentVersionOf } from '../content/server/documents.public.ts'
import { readyDaysOf } from '../settings/delivery-terms.ts'
import { defaultDelivery } from '../settings/settings.defaults.ts'
import { holdMs, returnDays } from './delivery.limits.ts'
import { termsVersion } from './terms-version.ts'

const termsIn = (lng: (typeof languages)[number]) => readDocument('cgv', lng).html.replaceAll('\u00a0', ' ')

const { rates: shippingRates, makingWeeks } = defaultDelivery
const readyDays = readyDaysOf(defaultDelivery)

const rates = [
  shippingRates.france.cents,
  shippingRates.france.freeFromCents ?? 0,
  shippingRates.europe.cents,
  shippingRates.world.cents,
].map((cents) => `${eurosOfCents(cents)} €`)

describe('the terms of sale', () => {
  it('that an order names are those in force', () => {
    expect(termsVersion).toBe(currentVersionOf('cgv'))
  })

  it.each(languages)('promise in %s what the house charges and keeps to', (lng) => {
    const [france = '', free = '', europe = '', world = ''] = rates
    const terms = termsIn(lng)
    expect(terms).toMatch(new RegExp(`${france}[^<]*${free}`))
    for (const rate of [europe, world]) expect(terms).toContain(`: ${rate}</li>`)
    const join = lng === 'fr' ? 'à' : 'to'
    expect(terms).toContain(`${readyDays.min} ${join} ${readyDays.max}`)
    expect(terms).toContain(`${makingWeeks.min} ${join} ${makingWeeks.max}`)
    expect(returnDays).toBe(14)
    expect(holdMs).toBe(30 * 60_000)
    expect(terms).toContain(lng === 'fr' ? 'pendant trente minutes' : 'thirty minutes')
    expect(terms).toContain(lng === 'fr' ? 'quatorze jours pour changer d’avis' : 'fourteen days to change')
  })
})
