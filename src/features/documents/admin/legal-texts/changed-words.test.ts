import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { changedWords } from './changed-words.ts'

const marks = { same: '', added: '+', taken: '-' }

const shown = (before: string, after: string) =>
  changedWords(before, after).map(({ words }) =>
    words.map(({ text, change }) => `${marks[change]}${text}`).join('|'),
  )

it('says which paragraphs came and went', () => {
  expect(shown('Un.\n\nDeux.', 'Un.\n\nDeux.')).toEqual(['Un.', 'Deux.'])
  expect(shown('Un.', 'Un.\n\nDeux.')).toEqual(['Un.', '+Deux.'])
  expect(shown('Un.\n\nDeux.', 'Deux.')).toEqual(['-Un.', 'Deux.'])
})

it('compares a changed paragraph word by word', () => {
  expect(shown('Rendre en quatorze jours.', 'Rendre en trente jours.')).toEqual([
    'Rendre en |-quatorze|+trente| jours.',
  ])
})

it('leaves both texts whole', () => {
  const text = fc.array(fc.constantFrom('a b', 'b c', 'c', 'd e f'), { maxLength: 6 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const compared = changedWords(before.join('\n\n'), after.join('\n\n'))
      const without = (change: string) =>
        compared
          .map(({ words }) =>
            words
              .filter((word) => word.change !== change)
              .map((word) => word.text)
              .join(''),
          )
          .filter((paragraph) => paragraph.trim() !== '')
      const written = (paragraphs: readonly string[]) => paragraphs.filter((each) => each !== '')
      const spaced = (paragraphs: readonly string[]) =>
        paragraphs.map((each) => each.replace(/\s+/g, ' ').trim())
      expect(spaced(without('taken'))).toEqual(spaced(written(after)))
    }),
  )
})
