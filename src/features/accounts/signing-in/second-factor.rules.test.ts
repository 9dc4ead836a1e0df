import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readRecoveryCode, recoveryAlphabet, writtenRecoveryCode } from './second-factor.rules.ts'

it('a recovery code is read as it was drawn, with other dashes, spaces and capitals', () => {
  const letters = fc.array(fc.constantFrom(...recoveryAlphabet), { minLength: 16, maxLength: 16 })
  fc.assert(
    fc.property(letters, fc.constantFrom('-', ' ', '–', ''), (drawn, between) => {
      const written = writtenRecoveryCode(drawn.join(''))
      expect(written).toMatch(/^(\w{4}-){3}\w{4}$/)
      const typed = ` ${written.toUpperCase().replaceAll('-', between)} `
      expect(readRecoveryCode(typed)).toBe(drawn.join(''))
    }),
  )
})
