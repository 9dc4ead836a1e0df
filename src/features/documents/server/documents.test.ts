import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../../../shared/i18n/languages.ts'
import { sitemap } from '../../../sitemap.ts'
import {
  defaultDelivery,
  defaultHouse,
  defaultSeller,
  defaultServices,
} from '../../settings/settings.defaults.ts'

import { documentNames } from '../document-names.ts'
import { printedSoftwareText, softwareVersionOf } from './documents.public.ts'
import { fillInHtml } from './fill-in.ts'
import { readHouseFile } from './house-files.ts'
import { legalFacts } from './legal-facts.ts'
import { parseDocument } from './parse-document.ts'
import { readDocument } from './read-document.ts'
import { versionedFile } from './versioned-file.ts'

/** The texts that bind, and what each version of them was: a digest of its words in both languages. */
const versioned = documentNames.filter((name) => name !== 'garanties')
const issued: Readonly<Record<string, string>> = {
  'cgv 2026-11-22': '1bb40fee43c30de4',
  'cgv 2026-11-25': 'ed14ebdc6bfaac4c',
  'cgu 2026-11-25': '8a9634e47c4ad36a',
  'livraison-retours 2026-11-25': '3e46157fcb989bf3',
  'mentions-legales 2026-11-25': 'f67077297d88d3f6',
  'politique-confidentialite 2026-11-25': 'f910254b071bc88c',
  'politique-confidentialite 2026-11-29': '0998ca1baa5262ac',
  'politique-confidentialite 2026-11-30': '05ade260d377b6e5',
  'politique-confidentialite 2026-12-01': '2d2d32b0cbc54eeb',
  'cookies 2026-11-25': '1fb4b33ffa606a0d',
  'cookies 2026-11-27': 'd1ea8758f2a8f268',
  'cookies 2026-11-28': 'c85369809e942295',
  'cookies 2026-12-01': 'd6e2affbcb69fc1b',
  'accessibilite 2026-11-25': 'ebb84eeb95a56b39',
  'accessibilite 2026-11-27': '585cb5fb519025bd',
}

const settings = {
  seller: defaultSeller,
  house: defaultHouse,
  delivery: defaultDelivery,
  services: defaultServices,
  publicUrl: 'https://untel.example',
}

const every = documentNames.flatMap((name) => languages.map((lng) => [name, lng] as const))

describe('the long texts of the house', () => {
  it.each(every)('« %s » exist in %s, with title, description and date', (name, lng) => {
    const { title, description, updated, html } = readDocument(name, lng)
    expect(title).not.toBe('')
    expect(description.length).toBeGreaterThan(40)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(updated).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(html).toContain('<h2 ')
  })

  it.each(documentNames)('« %s » have the same parts in both languages', (name) => {
    const parts = (lng: Language) =>
      [...readDocument(name, lng).html.matchAll(/<(h\d|p|li|ol|ul|blockquote|table|tr|td|code)[ >]/g)].map(
        ([, tag]) => tag,
      )
    expect(parts('en')).toEqual(parts('fr'))
  })

  it.each(documentNames)('« %s » leave the same blanks in both languages', (name) => {
    const blanks = (lng: Language) =>
      [...readDocument(name, lng).html.matchAll(/\{\{([\w.]+)\}\}/g)].map(([, blank]) => blank)
    expect(blanks('en').toSorted()).toEqual(blanks('fr').toSorted())
  })

  it.each(every)('« %s » have in %s no blank that nobody can fill', (name, lng) => {
    const facts = legalFacts({ ...settings, lng })
    const html = fillInHtml(readDocument(name, lng).html, facts)
    expect(html).not.toMatch(/\{\{|\}\}|undefined/)
  })

  it.each(every)(
    '« %s » can be entered at each of their parts in %s, at one address for both languages',
    (name, lng) => {
      const { html, headings } = readDocument(name, lng)
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]+$/)
      expect(headings.map(({ id }) => id)).toEqual(readDocument(name, 'fr').headings.map(({ id }) => id))
      for (const { id, title } of headings)
        expect(html).toContain(`<h2 id="${id}" tabindex="-1">${title}</h2>`)
    },
  )

  it.each(every)('« %s » lead in %s to pages that are there, and to parts that they have', (name, lng) => {
    const addresses = [...readDocument(name, lng).html.matchAll(/href="(\/[^"]*)"/g)].map(([, to = '']) => to)
    for (const address of addresses) {
      const { pathname, hash } = new URL(address.replaceAll('&amp;', '&'), 'https://untel.example')
      expect(Object.values(sitemap).map(({ path }) => path)).toContain(pathname)
      const document = documentNames.find((other) => `/${other}` === pathname)
      if (document && hash) expect(readDocument(document, lng).html).toContain(`id="${hash.slice(1)}"`)
    }
  })

  it('are found by titles and descriptions that fit, each its own', () => {
    const heads = every.map(([name, lng]) => readDocument(name, lng))
    for (const told of [heads.map(({ title }) => title), heads.map(({ description }) => description)])
      expect(new Set(told).size).toBe(told.length)
    for (const { title } of heads) expect(`${title} · ${defaultHouse.name}`.length).toBeLessThanOrEqual(60)
  })

  it.each(['cgv', 'garanties'] as const)('« %s » carry the box that the law words (D211-2)', (name) => {
    const { html } = readDocument(name, 'fr')
    for (const words of [
      'deux ans à compter de la délivrance du bien',
      'L.\u00a0217-1 à L.\u00a0217-32',
      '1641 à 1649',
    ])
      expect(html).toContain(words)
  })
})

describe('a text that binds', () => {
  it.each(versioned)('« %s » has one version in both languages, and the day it came into force', (name) => {
    const [french, english] = languages.map((lng) => readDocument(name, lng))
    expect(french?.version).toBe(softwareVersionOf(name))
    expect(english).toMatchObject({ version: french?.version, effective: french?.effective })
    expect(french?.effective).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it.each(versioned)('« %s » is never changed under a version that somebody may have agreed to', (name) => {
    const text = languages.map((lng) => readHouseFile(name, lng)).join()
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 16)
    const version = `${name} ${softwareVersionOf(name)}`
    const why = 'a changed text needs a version of its own, and a line here'
    expect({ [version]: digest }, why).toEqual({ [version]: issued[version] })
  })

  it.each(Object.entries(issued))('« %s » can be printed for ever, word for word', (named, digest) => {
    const [name = '', version = ''] = named.split(' ')
    const text = languages.map((lng) => versionedFile(name, { version, lng })).join()
    const why = 'what is replaced is laid aside in content/{fr,en}/versions, its excerpts written out'
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16), why).toBe(digest)
  })

  it('has no version where it only explains the law', () => {
    expect(() => softwareVersionOf('garanties')).toThrow('no versions')
  })
})

describe('the terms of sale', () => {
  const facts = { ...settings, version: softwareVersionOf('cgv') }
  const wordsOf = (lng: Language) =>
    printedSoftwareText('cgv', { ...facts, lng })
      .map(({ text }) => text)
      .join('\n')

  it.each(languages)('leave no blank in %s', (lng) => {
    expect(wordsOf(lng)).not.toMatch(/\{\{|\}\}|undefined/)
  })

  it('name the seller, how to reach the house, and the mediator', () => {
    const words = wordsOf('fr').replace(/\s/g, ' ')
    const { legalName, mediator, returnsEmail, textileId } = defaultSeller
    for (const fact of [
      `${legalName}, SARL au capital de 50 000 €`,
      '14 rue de la Sourdière, 75001 Paris, France',
      'RCS Paris 900 000 001',
      'SIRET 900 000 001 00017',
      'TVA intracommunautaire FR 68 900 000 001',
      returnsEmail,
      textileId,
      defaultHouse.phone,
      defaultHouse.email,
      mediator.name,
      mediator.address,
      mediator.url,
    ])
      expect(words).toContain(fact)
  })

  it('say where one withdraws online, in the words of the decree (§11.4)', () => {
    expect(wordsOf('fr')).toContain(
      'Vous pouvez également exercer votre droit de rétractation en ligne sur https://untel.example/retractation. Si vous utilisez cette fonctionnalité en ligne, nous vous enverrons, dans les meilleurs délais, un accusé de réception de la rétractation sur un support durable (par exemple, par courriel), y compris son contenu ainsi que la date et l’heure de sa soumission.',
    )
    expect(wordsOf('en')).toContain('https://untel.example/retractation?lng=en')
  })

  it('box the guarantees and the form of withdrawal on paper, too', () => {
    const boxed = printedSoftwareText('cgv', { ...facts, lng: 'fr' }).filter((block) => block.boxed)
    expect(boxed[0]?.text).toContain('deux ans à compter de la délivrance du bien')
    expect(boxed.at(-1)?.text).toBe('(*) Rayez la mention inutile.')
    expect(boxed).toContainEqual({
      kind: 'item',
      marker: '•',
      text: 'Commandé le (*)/reçu le (*)\u00a0:',
      boxed: true,
    })
  })
})

describe('a file of content', () => {
  const file = (body: string) =>
    `---\ntitle: L'essai\ndescription: Un essai : rien\nupdated: 2026-01-02\n---\n${body}`

  it('is set in the typography of its language', () => {
    expect(parseDocument(file("Qu'est-ce ?"), 'fr')).toEqual({
      title: 'L’essai',
      description: 'Un essai\u00a0: rien',
      updated: '2026-01-02',
      html: '<p>Qu’est-ce\u202f?</p>\n',
      headings: [],
    })
  })

  it('keeps the language of its reader in links to other pages', () => {
    const links = '[a](/boutique) [b](https://untel.example/x)'
    expect(parseDocument(file(links), 'en').html).toContain('href="/boutique?lng=en"')
    expect(parseDocument(file(links), 'en').html).toContain('href="https://untel.example/x"')
  })

  it('is refused when a fact is missing', () => {
    expect(() => parseDocument('---\ntitle: Sans date\n---\nTexte', 'fr')).toThrow()
  })
})
