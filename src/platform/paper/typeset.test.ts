import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { styles } from './style.ts'
import { breakLines, runsOf, widthOf } from './typeset.ts'

const words = fc.array(fc.string({ unit: fc.constantFrom(...'aéèœWi-’€12'), minLength: 1, maxLength: 30 }), {
  maxLength: 30,
})

describe('lines', () => {
  it('fit their width and lose nothing, whatever the text', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 20, max: 300 }), (parts, width) => {
        const lines = breakLines(parts.join(' '), width, styles.text)
        for (const line of lines) expect(widthOf(line, styles.text)).toBeLessThanOrEqual(width)
        expect(lines.join('').replaceAll(' ', '')).toBe(parts.join(''))
      }),
      { numRuns: 60 },
    )
  })

  it('break a name that is too long after one of its signs', () => {
    const name = 'Anne-Marguerite-Bérengère-Philippine-Hauteclocque'
    const lines = breakLines(name, widthOf('Anne-Marguerite-Bér', styles.text), styles.text)
    expect(lines.join('')).toBe(name)
    expect(lines[0]).toBe('Anne-Marguerite-')
  })

  it('do not break at a space that holds figures together', () => {
    expect(breakLines('soit 1\u202f290\u00a0€', widthOf('soit 1', styles.text), styles.text)).not.toContain(
      'soit 1',
    )
  })

  it('begin anew where the text says so', () => {
    expect(breakLines('un\ndeux', 500, styles.text)).toEqual(['un', 'deux'])
  })
})

describe('letters', () => {
  it('come from the house’s own face, else from one that has them', () => {
    expect(runsOf('Zoë Ł Ж', 'text').map(({ file }) => file)).toEqual([
      'hanken',
      'hanken-further',
      'hanken',
      'inter-cyrillic',
    ])
  })

  it('are written bare where no face has them so, and as a mark where none has them at all', () => {
    expect(runsOf('4ᵉ 東', 'text')).toEqual([{ file: 'hanken', text: '4e ?' }])
  })

  it('that nobody sees are left out', () => {
    expect(runsOf('a\u200b\u0007b', 'text')).toEqual([{ file: 'hanken', text: 'ab' }])
  })
})
