import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSeal } from './seal.ts'

const secret = 'the secret of the house in tests'
const later = 'the secret of the house since then'
const purpose = 'a test'
const seal = createSeal([secret])

describe('a sealed text', () => {
  it('opens for what and whom it was sealed, and never twice looks alike', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, owner) => {
        const sealed = seal.close(text, { purpose, owner })
        expect(seal.open(sealed, { purpose, owner })).toEqual({ text, isOld: false })
        expect(seal.close(text, { purpose, owner })).not.toBe(sealed)
        expect(seal.open(sealed, { purpose, owner: `${owner}x` })).toBeUndefined()
        expect(seal.open(sealed, { purpose: 'another', owner })).toBeUndefined()
      }),
      { numRuns: 50 },
    )
  })

  it('opens no more when a letter of it has changed, or is missing', () => {
    const sealed = seal.close('tulle', { purpose })
    for (let place = 0; place < sealed.length - 1; place++) {
      const other = sealed[place] === 'A' ? 'B' : 'A'
      const altered = sealed.slice(0, place) + other + sealed.slice(place + 1)
      expect(seal.open(altered, { purpose })).toBeUndefined()
      expect(seal.open(sealed.slice(0, place), { purpose })).toBeUndefined()
    }
  })

  it('outlives a new secret for as long as the house names the old one', () => {
    const sealed = seal.close('tulle', { purpose })
    expect(createSeal([later, secret]).open(sealed, { purpose })).toEqual({ text: 'tulle', isOld: true })
    expect(createSeal([later]).open(sealed, { purpose })).toBeUndefined()
  })
})
