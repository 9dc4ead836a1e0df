import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Favourite } from './favourites.contract.ts'
import { favouritesLimit } from './favourites.limits.ts'
import {
  idsOf,
  isFull,
  joinedLists,
  joining,
  keeps,
  withFavourite,
  withoutFavourites,
} from './favourites.rules.ts'

const productId = fc.integer({ min: 1, max: 12 }).map((number) => `piece-${number}`)
const addedAt = fc.integer({ min: 0, max: 5 }).map((minute) => `2026-10-14T10:0${minute}:00.000Z`)
const favourite = fc.record({ productId, addedAt })
const list = fc
  .array(favourite, { maxLength: 20 })
  .map((added) => added.reduce<readonly Favourite[]>(withFavourite, []))

const isNewestFirst = (favourites: readonly Favourite[]) =>
  favourites.every(({ addedAt: time }, place) => time <= (favourites[place - 1]?.addedAt ?? time))

describe('a list of favourites', () => {
  it('keeps a product once, newest first, however often and in whatever order products come', () => {
    fc.assert(
      fc.property(list, favourite, (before, added) => {
        const after = withFavourite(before, added)
        expect(keeps(after, added.productId)).toBe(true)
        expect(new Set(after.map((kept) => kept.productId)).size).toBe(after.length)
        expect(isNewestFirst(after)).toBe(true)
        expect(withFavourite(after, { ...added, addedAt: '2030-01-01T00:00:00.000Z' })).toBe(after)
      }),
    )
  })

  it('is as before when what was added is taken off', () => {
    fc.assert(
      fc.property(list, favourite, (before, added) => {
        fc.pre(!keeps(before, added.productId))
        expect(withoutFavourites(withFavourite(before, added), [added.productId])).toEqual(before)
      }),
    )
  })

  it('puts the product that came last before those of the same instant', () => {
    const [first, second] = ['a', 'b'].map((id) => ({ productId: id, addedAt: '2026-10-14T10:00:00.000Z' }))
    if (!first || !second) throw new Error('two pieces are two')
    expect(withFavourite([first], second)).toEqual([second, first])
  })

  it('is full at the limit', () => {
    const many = Array.from({ length: favouritesLimit }, (_, place) => ({
      productId: `${place}`,
      addedAt: '',
    }))
    expect(isFull(many.slice(1))).toBe(false)
    expect(isFull(many)).toBe(true)
  })
})

describe('two lists shown as one', () => {
  it('are what joining them will make', () => {
    fc.assert(
      fc.property(list, list, (kept, guest) => {
        const shown = idsOf(joinedLists(kept, guest))
        expect(shown).toEqual([...joining(idsOf(kept), idsOf(guest)), ...idsOf(kept)])
      }),
    )
  })
})

describe('what a guest’s list adds to a kept one', () => {
  const ids = fc.uniqueArray(fc.nat({ max: 320 }).map(String), { maxLength: favouritesLimit })

  it('makes the union of both, in the guest’s order, and never more than the limit', () => {
    fc.assert(
      fc.property(ids, fc.array(fc.nat({ max: 320 }).map(String), { maxLength: 250 }), (kept, guest) => {
        const added = joining(kept, guest)
        const union = new Set([...kept, ...guest])
        expect(kept.length + added.length).toBe(Math.min(union.size, favouritesLimit))
        expect(added.some((id) => kept.includes(id))).toBe(false)
        expect(added).toEqual([...new Set(guest)].filter((id) => added.includes(id)))
      }),
    )
  })

  it('is nothing the second time', () => {
    fc.assert(
      fc.property(ids, ids, (kept, guest) => {
        expect(joining([...joining(kept, guest), ...kept], guest)).toEqual([])
      }),
    )
  })

  it('is what the guest added last, where there is not room for all', () => {
    const kept = Array.from({ length: favouritesLimit - 1 }, (_, place) => `kept-${place}`)
    expect(joining(kept, ['newest', 'older'])).toEqual(['newest'])
  })
})
