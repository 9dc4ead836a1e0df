import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requestHash } from './request-hash.ts'

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, part]) => [name, reversed(part)]),
  )
}

describe('the hash of a request', () => {
  it('does not depend on the order of names', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(requestHash({ body: reversed(body) })).toBe(requestHash({ body }))
      }),
    )
  })

  it('is another one for other values', () => {
    const afterJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const isSame = requestHash({ body: one }) === requestHash({ body: other })
        expect(isSame).toBe(isDeepStrictEqual(afterJson(one), afterJson(other)))
      }),
    )
    expect(requestHash({ body: [1, 2] })).not.toBe(requestHash({ body: [2, 1] }))
    expect(requestHash({ body: { quantity: 1 } })).not.toBe(requestHash({ body: { quantity: '1' } }))
    expect(requestHash({ params: { id: '1' } })).not.toBe(requestHash({ query: { id: '1' } }))
  })

  it('leaves out what JSON leaves out', () => {
    expect(requestHash({ body: { note: undefined } })).toBe(requestHash({ body: {}, query: undefined }))
  })

  it('is not made of what JSON cannot tell apart', () => {
    expect(() => requestHash({ body: { sizes: new Set(['38']) } })).toThrow('A Set cannot be told')
    expect(() => requestHash({ body: new Map() })).toThrow('A Map cannot be told')
  })
})
