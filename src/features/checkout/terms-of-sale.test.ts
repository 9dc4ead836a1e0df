import { describe, expect, it } from 'vitest'
import { languages } from '../../shared/i18n/languages.ts'
import { daysBeforeEvent, guaranteeYears } from '../delivery/delivery.limits.ts'
import { readDocument } from '../documents/server/read-document.ts'
import { holdMs } from '../orders/status/hold.rules.ts'
import { returnDays } from '../orders/withdrawn/withdrawal-period.ts'

const promising = ['cgv', 'livraison-retours'] as const

describe('the terms of sale', () => {
  it.each(languages)('reserve in %s for as long as the house does', (lng) => {
    expect(holdMs).toBe(30 * 60_000)
    expect(readDocument('cgv', lng).html).toContain(
      lng === 'fr' ? 'pendant trente minutes' : 'thirty minutes',
    )
  })
})

describe.each(promising.flatMap((name) => languages.map((lng) => ({ name, lng }))))(
  '« $name » in $lng',
  ({ name, lng }) => {
    const { html } = readDocument(name, lng)

    it('leaves the costs and the days of delivery to the settings', () => {
      for (const fact of ['france', 'europe', 'world', 'readyDays', 'makingWeeks', 'carriers'])
        expect(html).toContain(`{{delivery.${fact}}}`)
      const written = html.replace(/<blockquote>.*?<\/blockquote>/gs, '').replace(/120\s€/, '')
      expect(written).not.toMatch(/\d\s*€/)
    })

    it('promises a return for as long as the house takes them', () => {
      expect(returnDays).toBe(14)
      expect(html).toContain(lng === 'fr' ? 'disposez de quatorze jours' : 'have fourteen days')
    })

    it('says where one withdraws, and what cannot be', () => {
      expect(html).toContain('<a href="{{withdrawal.url}}">{{withdrawal.url}}</a>')
      expect(html.replaceAll('\u00a0', ' ')).toContain(
        lng === 'fr'
          ? '<strong>Pièce confectionnée à vos mesures : le droit de rétractation ne s’applique pas (art. L221-28 3°). Les garanties légales restent dues.</strong>'
          : '<strong>Piece made to your measurements: the right of withdrawal does not apply (art. L221-28 3°). The legal guarantees remain due.</strong>',
      )
    })
  },
)

describe('the page about delivery and returns', () => {
  const words = {
    fr: readDocument('livraison-retours', 'fr').html,
    en: readDocument('livraison-retours', 'en').html,
  }

  it('keeps the margin before a wedding that the promise of a day keeps', () => {
    expect(daysBeforeEvent).toBe(14)
    expect(words.fr).toContain('jamais promise moins de quatorze jours avant')
    expect(words.en).toContain('never promised later than fourteen days before')
  })

  it('gives the guarantees that the product page gives', () => {
    expect(guaranteeYears).toEqual({ conformity: 2, hiddenDefects: 2 })
    expect(words.fr).toContain('durent deux ans chacune')
    expect(words.en).toContain('last two years each')
  })
})
