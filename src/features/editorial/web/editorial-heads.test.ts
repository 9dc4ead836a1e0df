import { describe, expect, it } from 'vitest'
import { languages } from '../../../shared/i18n/languages.ts'
import { defaultHouse } from '../../settings/settings.defaults.ts'
import { aboutTexts } from './about/about.texts.ts'
import { homeTexts } from './home/home.texts.ts'
import { eveningWearTexts } from './made-to-measure/evening-wear.texts.ts'
import { madeToMeasureTexts } from './made-to-measure/made-to-measure.texts.ts'
import { weddingGownsTexts } from './made-to-measure/wedding-gowns.texts.ts'

const pages = [homeTexts, aboutTexts, madeToMeasureTexts, weddingGownsTexts, eveningWearTexts]

/** What a search engine shows of each page. */
const heads = (lng: (typeof languages)[number]) =>
  pages.map((texts) => {
    const { metaTitle, metaDescription } = texts[lng]
    const title = metaTitle.replace('{{city}}', defaultHouse.address.city)
    const named = title.includes('{{house}}') ? title : `${title} · {{house}}`
    return { title: named.replace('{{house}}', defaultHouse.name), description: metaDescription }
  })

describe.each(languages)('the heads of the editorial pages in %s', (lng) => {
  it('are whole in a list of results', () => {
    for (const { title, description } of heads(lng)) {
      expect(title.length, title).toBeLessThanOrEqual(60)
      expect(description.length, description).toBeLessThanOrEqual(160)
      expect(description.length, description).toBeGreaterThan(90)
    }
  })

  it('are one page’s own, and never claim what law protects', () => {
    const words = heads(lng).flatMap(({ title, description }) => [title, description])
    expect(new Set(words).size).toBe(words.length)
    expect(JSON.stringify(pages.map((texts) => texts[lng]))).not.toMatch(/haute couture/i)
  })
})
