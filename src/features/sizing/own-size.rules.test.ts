import { describe, expect, it } from 'vitest'
import { laterSize, readStoredSize } from './own-size.rules.ts'

const earlier = { size: '38', chosenAt: '2026-11-01T10:00:00.000Z' }
const later = { size: '42', chosenAt: '2026-11-20T10:00:00.000Z' }

describe('a customer’s own size', () => {
  it('is the one that was chosen last, wherever that was', () => {
    expect(laterSize(earlier, later)).toBe(later)
    expect(laterSize(later, earlier)).toBe(later)
    expect(laterSize(undefined, earlier)).toBe(earlier)
    expect(laterSize(undefined, undefined)).toBeUndefined()
  })

  it('is read as the browser kept it', () => {
    expect(readStoredSize(JSON.stringify(later))).toEqual(later)
  })

  it.each([
    null,
    '',
    '{',
    'null',
    '"42"',
    '{"size":"42"}',
    '{"size":42,"chosenAt":"2026-11-20T10:00:00.000Z"}',
    '{"size":"Sur mesure","chosenAt":"2026-11-20T10:00:00.000Z"}',
    '{"size":"__proto__","chosenAt":"2026-11-20T10:00:00.000Z"}',
    '{"size":"42","chosenAt":"hier"}',
  ])('is none when the browser kept %j', (text) => {
    expect(readStoredSize(text)).toBeNull()
  })
})
