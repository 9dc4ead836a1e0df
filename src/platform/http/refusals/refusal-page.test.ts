import { describe, expect, it } from 'vitest'
import { translate } from '../../../app/i18n/translate.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { requestErrors } from '../../../shared/request-errors.ts'
import { plainPage } from './plain-page.ts'
import { refusalOf } from './refusal.ts'
import { refusalPage } from './refusal-page.ts'

const mostBytes = 6_000

interface Refused {
  readonly status: number
  readonly seconds?: number
  readonly lng?: Language
  readonly method?: string
  readonly error?: Error
}

const pageOf = ({
  status,
  seconds,
  lng = 'fr',
  method = 'GET',
  error = requestErrors.serviceBusy(),
}: Refused) =>
  plainPage(
    refusalPage({
      status,
      seconds,
      lng,
      wordsIn: (language) => refusalOf(error, { lng: language, translate }).body.message,
      translate,
      request: { method },
      houseName: 'Maison <Clairval>',
    }),
  )

const refreshOf = (html: string) => Number(/http-equiv="refresh" content="(\d+)"/.exec(html)?.[1])

describe('the page of a visitor who is refused', () => {
  it.each<Language>(['fr', 'en'])('says in %s first, then in the other language, what to do', (lng) => {
    const html = pageOf({ status: 503, seconds: 5, lng })
    const said = { fr: 'La maison est très sollicitée', en: 'The house is very busy' }
    expect(html).toContain(`<html lang="${lng}">`)
    expect(html).toMatch(new RegExp(`<h1>${said[lng]}`))
    const other = lng === 'fr' ? 'en' : 'fr'
    expect(html).toMatch(new RegExp(`lang="${other}">${said[other]}`))
    expect(html).toContain('Maison &#60;Clairval&#62;')
  })

  it.each([
    [503, 5],
    [429, 40],
    [500, 30],
  ])('comes back by itself after a %d, not before it may, and not all at the same moment', (status, wait) => {
    const pages = Array.from({ length: 200 }, () =>
      pageOf({ status, ...(status !== 500 && { seconds: wait }) }),
    )
    const seconds = new Set(pages.map(refreshOf))
    expect(Math.min(...seconds)).toBeGreaterThanOrEqual(wait)
    expect(Math.max(...seconds)).toBeLessThanOrEqual(wait + 5)
    expect(seconds.size).toBeGreaterThan(1)
    for (const html of pages) expect(html).toContain(`${refreshOf(html)} seconde`)
  })

  it('stays where what was sent would be lost, or where time changes nothing', () => {
    expect(pageOf({ status: 503, seconds: 5, method: 'POST' })).not.toContain('refresh')
    expect(pageOf({ status: 503, seconds: 5, method: 'POST' })).toContain('envoyez à nouveau dans')
    const tooLarge = pageOf({ status: 413, method: 'POST', error: requestErrors.bodyTooLarge() })
    expect(tooLarge).not.toContain('refresh')
    expect(tooLarge).toContain('envoyez un texte plus court')
    expect(pageOf({ status: 404, error: requestErrors.unknownCall() })).not.toContain('refresh')
  })

  it('is complete in itself and small', () => {
    const html = pageOf({ status: 503, seconds: 5 })
    expect(Buffer.byteLength(html)).toBeLessThan(mostBytes)
    expect(html).not.toMatch(/<script|<link|<img|src=|url\(|@import/)
  })
})
