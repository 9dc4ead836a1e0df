import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultsOf, hasBegun } from './testimonial.rules.ts'
import { testimonialsContract } from './testimonials.contract.ts'

const whole = { name: 'Claire D.', occasion: 'Mariage', content: 'Une robe rêvée.', email: '' }
const sent = testimonialsContract['POST /reviews'].body

describe('a testimonial can be sent', () => {
  it('when nothing is missing', () => {
    expect(faultsOf(whole)).toEqual({})
    expect(faultsOf({ ...whole, email: ' claire@example.fr ' })).toEqual({})
  })

  it.each([
    ['name', 'C', 'nameTooShort'],
    ['name', ' C ', 'nameTooShort'],
    ['occasion', 'M', 'occasionTooShort'],
    ['content', 'Très joli', 'contentTooShort'],
    ['content', '\n\n  Belle   \n\n', 'contentTooShort'],
    ['email', 'claire', 'emailInvalid'],
    ['email', 'claire@example', 'emailInvalid'],
  ])('not with « %s » as %j', (field, value, fault) => {
    expect(faultsOf({ ...whole, [field]: value })).toEqual({ [field]: fault })
  })

  it('exactly when the server takes it, as far as its lengths go', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '\n'), maxLength: 14 })
    fc.assert(
      fc.property(short, short, short, (name, occasion, content) => {
        const draft = { name, occasion, content, email: '' }
        const isWhole = Object.keys(faultsOf(draft)).length === 0
        expect(sent.safeParse({ ...draft, rating: 5 }).success).toBe(isWhole)
      }),
    )
  })
})

it('tells of months that have begun only', () => {
  expect(hasBegun('2026-10', '2026-10-14')).toBe(true)
  expect(hasBegun('2025-12', '2026-10-14')).toBe(true)
  expect(hasBegun('2026-11', '2026-10-31')).toBe(false)
})
