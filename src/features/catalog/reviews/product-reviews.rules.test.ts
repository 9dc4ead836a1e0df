import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownRating, tidyComment } from './product-reviews.rules.ts'

const troublesome = fc.constantFrom(
  ...['e', '\u0301', ' ', '\u00a0', '\n', '\r', '\t', '\0', '\u202e', '\ud83d', '\ude00', '«'],
)

describe('a comment', () => {
  it('keeps its words, its lines and one empty line between paragraphs', () => {
    expect(tidyComment('Très belle.\r\n\r\nCoupe parfaite  \nJe recommande')).toBe(
      'Très belle.\n\nCoupe parfaite\nJe recommande',
    )
  })

  it('loses the blanks around it and the piles of empty lines in it', () => {
    expect(tidyComment('  \n\nBelle\n\n\n \n\n\nrobe\n ')).toBe('Belle\n\nrobe')
  })

  it('loses what cannot be written: control characters, turned directions, halves of characters', () => {
    expect(tidyComment('Be\u0000lle\u202e ro\u0007be\u2066')).toBe('Belle robe')
    expect(tidyComment('Belle \ud83d')).toBe('Belle \ufffd')
  })

  it('is no comment when there is nothing to see in it', () => {
    expect(tidyComment(' \u200b\u2800\n\u00ad ')).toBe('')
    expect(tidyComment('\u2764\ufe0f')).toBe('\u2764\ufe0f')
  })

  it('is one text however its accents were typed', () => {
    expect(tidyComment('Tre\u0300s')).toBe('Très')
  })

  it('is tidied at once, however long a line of blanks somebody sends', () => {
    const blanks = ' '.repeat(1_000_000)
    expect(tidyComment(`Belle${blanks}robe`)).toBe(`Belle${blanks}robe`)
  })

  it('changes no more when it is tidied again, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: troublesome }), (written) => {
        const tidy = tidyComment(written)
        expect(tidyComment(tidy)).toBe(tidy)
        expect(tidy).not.toMatch(/\n{3}|^\s|\s$|\0/)
      }),
    )
  })
})

describe('an average', () => {
  it.each([
    [0, 0],
    [4, 4],
    [4.333_333_5, 4.3],
    [4.25, 4.3],
    [4.97, 5],
  ])('of %d is shown as %d', (average, shown) => {
    expect(shownRating(average)).toBe(shown)
  })
})
