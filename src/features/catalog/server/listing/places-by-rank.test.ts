import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placesByRank } from './places-by-rank.ts'

it('orders places by rank, keeps equal ones as they were, and leaves out those without', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 60 }), (ranks) => {
      const places = Int32Array.from(ranks.keys()).reverse()
      const rankOf = (place: number) => ranks[place] ?? 0
      expect([...placesByRank(places, Uint16Array.from(ranks))]).toEqual(
        [...places].filter((place) => rankOf(place) > 0).sort((a, b) => rankOf(b) - rankOf(a)),
      )
    }),
  )
})
