import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyCharacter } from '../../../testing/any-character.ts'
import { contentDisposition } from './content-disposition.ts'

it('says the name whole, and once more without accents', () => {
  expect(contentDisposition('Facture n° 12 (été).pdf')).toBe(
    `inline; filename="Facture n_ 12 _ete_.pdf"; filename*=UTF-8''Facture%20n%C2%B0%2012%20%28%C3%A9t%C3%A9%29.pdf`,
  )
})

it('says any name so that nothing but the name can be read out of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (name) => {
      const header = contentDisposition(name)
      const [, plain, encoded] =
        /^inline; filename="([\w. -]*)"; filename\*=UTF-8''([\w.!~%-]*)$/.exec(header) ?? []
      expect(plain).toBeDefined()
      expect(decodeURIComponent(encoded ?? '')).toBe(name.toWellFormed())
    }),
  )
})
