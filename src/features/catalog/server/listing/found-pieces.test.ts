import { describe, expect, it } from 'vitest'
import { countBits, hasBit } from './bitmap.ts'
import { readFoundPieces } from './found-pieces.ts'

describe('what a search found', () => {
  it('is read from the array that the database writes', () => {
    const found = readFoundPieces('{3,14,100}', 128)
    expect([3, 14, 100, 4, 0].map((seq) => hasBit(found, seq))).toEqual([true, true, true, false, false])
    expect(countBits(found)).toBe(3)
  })
  it('may be nothing', () => {
    expect(countBits(readFoundPieces('{}', 128))).toBe(0)
  })
  it('leaves out pieces that the index does not know yet', () => {
    expect(countBits(readFoundPieces('{3,500}', 128))).toBe(1)
  })
})
