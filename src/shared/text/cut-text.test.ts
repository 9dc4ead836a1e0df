import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../../testing/any-character.ts'
import { cutBetweenWords, metaDescription } from './cut-text.ts'

const lengthOf = (text: string) => [...text].length

describe('a text that is cut', () => {
  it.each([
    ['Une robe du soir en crêpe', 25, 'Une robe du soir en crêpe'],
    ['Une robe du soir en crêpe', 24, 'Une robe du soir en…'],
    ['Une robe, en crêpe', 9, 'Une robe…'],
    ['La robe « Garance » du soir', 12, 'La robe…'],
    ['La robe (longue) du soir', 11, 'La robe…'],
    ['Anticonstitutionnellement', 4, 'Anti…'],
    ['👗👗👗', 2, '👗👗…'],
    [`${'a'.repeat(59)} b`, 60, `${'a'.repeat(59)}…`],
    ['a'.repeat(61), 60, `${'a'.repeat(60)}…`],
  ])('%j at %i ends with a whole word', (text, length, cut) => {
    expect(cutBetweenWords(text, length)).toBe(cut)
  })
})

describe('the description of a page', () => {
  it('is one line, whole when it fits', () => {
    expect(metaDescription(' Une robe\n\ndu  soir. ')).toBe('Une robe du soir.')
    const fitting = `${'robe '.repeat(31)}robes`
    expect([fitting.length, metaDescription(fitting)]).toEqual([160, fitting])
  })

  it('keeps what French typography holds together', () => {
    expect(metaDescription('Prix\u00a0: 12\u202f€')).toBe('Prix\u00a0: 12\u202f€')
  })

  it('never passes 160 characters, and never shows half a word or half a character', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: anyCharacter, maxLength: 30 })), (words) => {
        const text = words.join(' ')
        const said = metaDescription(text)
        expect(lengthOf(said)).toBeLessThanOrEqual(160)
        expect(said.isWellFormed()).toBe(text.isWellFormed())
      }),
    )
    const sentence = 'Une robe longue coupée dans le biais, doublée de soie, brodée à la main. '.repeat(4)
    const said = metaDescription(sentence)
    expect(said.endsWith('…')).toBe(true)
    expect(sentence.startsWith(`${said.slice(0, -1)} `) || sentence.startsWith(`${said.slice(0, -1)},`)).toBe(
      true,
    )
  })
})
