import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeOfStep, inBase32, stepAt, stepOfCode } from './totp.ts'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000)

describe('a code', () => {
  // The codes are the last six digits of those in RFC 6238, appendix B.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('of the RFC at %i s is %s', (seconds, code) => {
    expect(codeOfStep(secret, stepAt(at(seconds)))).toBe(code)
  })

  it('is taken half a minute early or late, and once', () => {
    const anySecret = fc.uint8Array({ minLength: 20, maxLength: 20 })
    const anyMoment = fc.integer({ min: 1000, max: 4e9 })
    fc.assert(
      fc.property(anySecret, anyMoment, fc.integer({ min: -3, max: 3 }), (bytes, seconds, off) => {
        const now = at(seconds)
        const step = stepAt(now) + off
        const code = codeOfStep(bytes, step)
        const taken = stepOfCode(bytes, { code, now, after: -1 })
        // Two half minutes may have the same code by chance.
        if (Math.abs(off) <= 1) expect(codeOfStep(bytes, taken ?? -1)).toBe(code)
        else if (taken !== undefined) expect(codeOfStep(bytes, taken)).toBe(code)
        expect(stepOfCode(bytes, { code, now, after: stepAt(now) + 1 })).toBeUndefined()
      }),
      { numRuns: 300 },
    )
  })

  it.each(['', '28708', '2870820', '28708a', '٢٨٧٠٨٢', ' 287082'])('is not « %s »', (code) => {
    expect(stepOfCode(secret, { code, now: at(59), after: 0 })).toBeUndefined()
  })
})

// The examples are those of RFC 4648, section 10.
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('« %s » is written %s', (text, written) => {
  expect(inBase32(Buffer.from(text))).toBe(written)
})
