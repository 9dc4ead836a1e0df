import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Favourite } from './favourites.contract.ts'
import { favouritesLimit } from './favourites.limits.ts'
import { withFavourite } from './favourites.rules.ts'
import { readStoredFavourites, storedFavourites } from './stored-favourites.ts'

const day = { min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }
const favourite = fc.record({
  productId: fc.uuid(),
  addedAt: fc.date(day).map((date) => date.toISOString()),
})

describe('a stored list', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(favourite, { maxLength: 30 }), (added) => {
        const list = added.reduce<readonly Favourite[]>(withFavourite, [])
        expect(readStoredFavourites(storedFavourites(list))).toEqual(list)
      }),
    )
  })

  it('is read from whatever is found, without a product twice and never above the limit', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.oneof(favourite, fc.jsonValue()), { maxLength: 300 }).map((found) => JSON.stringify(found)),
    )
    fc.assert(
      fc.property(anything, (text) => {
        const list = readStoredFavourites(text)
        expect(list.length).toBeLessThanOrEqual(favouritesLimit)
        expect(new Set(list.map(({ productId }) => productId)).size).toBe(list.length)
        expect(readStoredFavourites(storedFavourites(list))).toEqual(list)
      }),
    )
  })

  it('keeps what can be read beside what cannot', () => {
    const id = '0d9b8a6e-0f4c-4b57-9a53-5a0c6a4f6f11'
    const kept = { productId: id, addedAt: '2026-10-14T10:00:00.000Z' }
    const unreadable = [
      null,
      { productId: 7 },
      { productId: id, addedAt: 'hier' },
      { ...kept, productId: 'a' },
    ]
    const found = [...unreadable, kept, { ...kept, more: 1 }]
    expect(readStoredFavourites(JSON.stringify(found))).toEqual([kept])
  })

  it('is empty where nothing was stored', () => {
    expect(readStoredFavourites(null)).toEqual([])
  })
})
