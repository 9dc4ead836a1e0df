import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '../../../shared/i18n/languages.ts'
import { necessaryKeys } from '../../../shared/privacy/necessary-keys.ts'
import { optionalPurposes } from '../../../shared/privacy/optional-purposes.ts'
import * as retention from '../../../shared/privacy/retention.ts'
import { bookingTexts } from '../../appointments/web/booking/booking.texts.ts'
import { cookiesTexts } from '../../consent/web/cookies.texts.ts'
import { cookiePreferencesTexts } from '../../consent/web/preferences/cookie-preferences.texts.ts'
import { contactTexts } from '../../contact/web/form/contact.texts.ts'
import { privacyTexts } from '../../privacy/web/privacy.texts.ts'
import { readHouseFile } from './house-files.ts'
import { ownFacts } from './own-facts.ts'
import { readDocument } from './read-document.ts'

const rowsOf = (html: string) =>
  [...html.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g)].map(([, name = '', first = '']) => ({
    name,
    first,
  }))

describe('the terms of use', () => {
  it.each(languages)('have nine sections in %s, numbered (§2)', (lng) => {
    const numbers = readDocument('cgu', lng).headings.map(({ title }) => title.split('. ')[0])
    expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  })
})

/** Where stored values are kept, as the code that keeps them says it. */
const storedIn = globSync('src/features/*/web/**/*.{ts,tsx}').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\bkey: '([\w-]+)',[^}]*?\bkeptIn: '(\w+)Storage'/g)].map(
    ([, key = '', storage = '']) => [key, storage] as const,
  ),
)

describe.each(languages)('the page about cookies in %s', (lng) => {
  const { html } = readDocument('cookies', lng)
  const rows = rowsOf(html).map(({ name, first }) => ({ name: name.replace(/<\/?code>/g, ''), first }))

  it('names everything that the shop keeps in a browser, and nothing else', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...necessaryKeys].toSorted())
  })

  it('says of each where it is kept, as the code does', () => {
    expect(storedIn.length).toBeGreaterThan(8)
    const words = { local: /local/i, session: /session/i }
    for (const [key, storage] of storedIn) {
      const told = rows.find(({ name }) => name === key)?.first ?? ''
      const [said, other] = storage === 'local' ? [words.local, words.session] : [words.session, words.local]
      expect(told, key).toMatch(said)
      expect(told, key).not.toMatch(other)
    }
  })

  it('names every purpose that would want consent', () => {
    const [, list = ''] = /<ul>(.*?)<\/ul>/s.exec(html) ?? []
    const named = [...list.matchAll(/<code>(\w+)<\/code>/g)].map(([, name]) => name)
    expect(named).toEqual([...optionalPurposes])
  })
})

describe('what is said of how long things are kept', () => {
  it.each(['politique-confidentialite', 'cookies'])(
    'is left blank in « %s », and filled by the code',
    (name) => {
      for (const lng of languages) {
        const written = readHouseFile(name, lng).replaceAll(/https?:\S+/g, '')
        expect(written).not.toMatch(/\d+[ \u00a0](ans?|mois|jours?|heures?|years?|months?|days?|hours?)\b/)
      }
    },
  )

  it.each(languages)('is said in %s of everything that is forgotten', (lng) => {
    const said = ['politique-confidentialite', 'cookies'].map((name) => readHouseFile(name, lng)).join('')
    for (const what of Object.keys(retention)) expect(said).toContain(`{{kept.${what}}}`)
  })

  it('is said in the largest unit that it is whole in', () => {
    const plain = (lng: (typeof languages)[number]) =>
      Object.fromEntries(
        Object.entries(ownFacts(lng)).map(([name, words]) => [name, words.replace(/\s/g, ' ')]),
      )
    expect(plain('fr')).toMatchObject({
      'kept.message': '1 an',
      'kept.appointment': '3 ans',
      'kept.session': '30 jours',
      'kept.answeredCall': '48 heures',
      'kept.cookieChoice': '6 mois',
      'account.tokenLife': '15 minutes',
    })
    expect(plain('en')).toMatchObject({ 'kept.message': '1 year', 'kept.tries': '2 days' })
  })
})

describe('what forms say of it in words of their own', () => {
  it('is what the jobs do', () => {
    const { message, appointment, cookieChoice, cookieProof, securityLog } = retention
    expect([message, securityLog]).toEqual([{ days: 365 }, { days: 365 }])
    expect([contactTexts.fr.privacy, contactTexts.en.privacy].join()).toMatch(/un an après.*a year after/)
    expect(privacyTexts.fr.closing.kept.logWhy).toContain('au bout d’un an')
    expect(appointment).toEqual({ years: 3 })
    expect([bookingTexts.fr, bookingTexts.en].map(({ details }) => details.consent).join()).toMatch(
      /trois ans après.*three years later/,
    )
    expect([cookieChoice, cookieProof]).toEqual([{ months: 6 }, { years: 5 }])
    expect([cookiesTexts.fr, cookiesTexts.en].map(({ textKept }) => textKept).join()).toMatch(
      /six mois.*six months/s,
    )
    expect([cookiePreferencesTexts.fr, cookiePreferencesTexts.en].map(({ kept }) => kept).join()).toMatch(
      /cinq ans.*five years/s,
    )
  })
})

describe('the declaration of accessibility', () => {
  it.each(languages)('claims in %s no more than the setting says', (lng) => {
    const written = readHouseFile('accessibilite', lng)
    expect(written).toContain('{{accessibility.state}}.** {{accessibility.audit}}')
    expect(written).not.toMatch(
      /totalement conforme|partiellement conforme|(fully|partially) compliant|\d+ ?%/,
    )
    for (const words of ['Défenseur des droits', 'Libre réponse 71120, 75342 Paris', 'RGAA'])
      expect(written).toContain(words)
  })
})
