import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../../testing/any-character.ts'
import { isPlainText, oneLine, paragraphs } from './plain-text.ts'

const anyText = fc.string({ unit: anyCharacter })

describe('a line', () => {
  it('has single spaces, and none around it', () => {
    expect(oneLine('  Robe \t Isaure\r\nen soie ')).toBe('Robe Isaure en soie')
  })
  it('keeps the no-break spaces of French typography', () => {
    expect(oneLine('100\u00a0% soie\u202f!')).toBe('100\u00a0% soie\u202f!')
  })
  it('has composed letters, however they were typed', () => {
    expect(oneLine('Ce\u0301re\u0301monie')).toBe('Cérémonie')
  })
})

describe('paragraphs', () => {
  it('have line ends of one kind, and at most one line empty between them', () => {
    expect(paragraphs(' Une robe.  \r\n\r\n\n  Sa  traîne.\rFin.\n')).toBe('Une robe.\n\nSa traîne.\nFin.')
  })
})

describe('plain text', () => {
  it.each(['Satin « duchesse »\nà l’atelier', '<b>soie</b>', '👗', ''])('may be %j', (text) => {
    expect(isPlainText(text)).toBe(true)
  })
  it.each(['\u200b\u2060', '\u200d', '\u3164', '\u00ad \u200e', '\u2800', '\u00a0'])(
    'is not %j, which nobody can see',
    (text) => {
      expect(isPlainText(text)).toBe(false)
      expect(isPlainText(`Robe${text}`)).toBe(true)
    },
  )
  it.each(['a\u0000', 'a\u001b[31m', 'a\u202eb', 'a\ud800', 'a\u2066b', 'a\ufeffb', 'a\u007f'])(
    'is never %j',
    (text) => {
      expect(isPlainText(text)).toBe(false)
    },
  )
})

it.each([
  ['a line', oneLine],
  ['paragraphs', paragraphs],
])('what has been put in order once stays as it is: %s', (_name, inOrder) => {
  fc.assert(fc.property(anyText, (text) => inOrder(inOrder(text)) === inOrder(text)))
})
