import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boldRuns, hasEnglish, languagesOfReaders, missingToBeSent } from './letter.rules.ts'
import { isPathOfSite, type LetterContent } from './letter.schema.ts'

const letter: LetterContent = {
  fr: { subject: 'Le printemps', preheader: '' },
  en: { subject: 'Spring', preheader: '' },
  parts: [
    { kind: 'heading', fr: 'Bonjour', en: 'Good day' },
    { kind: 'product', id: 'a' },
    { kind: 'button', fr: 'Voir', en: 'See', path: '/boutique' },
  ],
}

describe('who a letter goes to', () => {
  it.each([
    ['all', true, false, ['fr', 'en']],
    ['all', false, false, ['fr']],
    ['all', false, true, ['fr', 'en']],
    ['fr', true, true, ['fr']],
    ['en', true, false, ['en']],
    ['en', false, false, []],
    ['en', false, true, ['en']],
  ] as const)('%s, with English %s, French for all %s', (audience, has, frenchForAll, languages) => {
    expect(languagesOfReaders({ audience, hasEnglish: has, frenchForAll })).toEqual(languages)
  })
})

describe('a letter', () => {
  it('is in English once all of its words are', () => {
    expect(hasEnglish(letter)).toBe(true)
    expect(hasEnglish({ ...letter, en: { subject: '', preheader: '' } })).toBe(false)
    expect(hasEnglish({ ...letter, parts: [{ kind: 'text', fr: 'Un texte', en: '' }] })).toBe(false)
  })

  it('lacks a subject, parts, words and the page of a button before it may be sent', () => {
    expect(missingToBeSent(letter)).toEqual({})
    const { fr: _, ...rest } = letter
    expect(missingToBeSent({ ...rest, fr: { subject: '', preheader: '' }, parts: [] })).toEqual({
      'fr.subject': 'fields.subject',
      parts: 'fields.parts',
    })
    const parts = [{ kind: 'button', fr: '', en: 'See', path: '' } as const]
    expect(missingToBeSent({ ...letter, parts })).toEqual({
      'parts.0.fr': 'fields.words',
      'parts.0.path': 'fields.path',
    })
  })

  it('leads to pages of the site only', () => {
    expect(['/', '/boutique?category=mariage#haut'].every(isPathOfSite)).toBe(true)
    expect(
      ['boutique', '//evil.example', '/\\evil.example', 'https://evil.example', '/a b'].some(isPathOfSite),
    ).toBe(false)
  })
})

describe('bold words', () => {
  it('stand between two stars on each side', () => {
    expect(boldRuns('Une **robe** neuve')).toEqual([
      { text: 'Une ', bold: false },
      { text: 'robe', bold: true },
      { text: ' neuve', bold: false },
    ])
    expect(boldRuns('2 ** 3 ** 4')).toEqual([{ text: '2 ** 3 ** 4', bold: false }])
  })

  it('lose no letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('*', 'a', ' ') }), (text) => {
        const kept = boldRuns(text)
          .map((run) => (run.bold ? `**${run.text}**` : run.text))
          .join('')
        expect(kept).toBe(text)
      }),
    )
  })
})
