import { describe, expect, it } from 'vitest'
import { languages } from '../../../../shared/i18n/languages.ts'
import { documentNames } from '../../document-names.ts'
import { parseDocument } from './parse-document.ts'
import { readDocument } from './read-document.ts'

const every = documentNames.flatMap((name) => languages.map((lng) => [name, lng] as const))

describe('the long texts of the house', () => {
  it.each(every)('« %s » exist in %s, with title, description and date', (name, lng) => {
    const { title, description, updated, html } = readDocument(name, lng)
    expect(title).not.toBe('')
    expect(description.length).toBeGreaterThan(40)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(updated).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(html).toContain('<h2>')
  })

  it.each(documentNames)('« %s » have the same parts in both languages', (name) => {
    const parts = (lng: 'fr' | 'en') =>
      [...readDocument(name, lng).html.matchAll(/<(h2|p|li|ol|ul|blockquote)>/g)].map(([, tag]) => tag)
    expect(parts('en')).toEqual(parts('fr'))
  })

  it('carry the box that the law words (D211-2)', () => {
    const { html } = readDocument('garanties', 'fr')
    for (const words of [
      'deux ans à compter de la délivrance du bien',
      'L.\u00a0217-1 à L.\u00a0217-32',
      '1641 à 1649',
    ])
      expect(html).toContain(words)
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
