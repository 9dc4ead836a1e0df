import fc from 'fast-check'
import { expect, it } from 'vitest'
import { movedTo, placeAt } from './moved-to.ts'

it('puts one of a list into another place, and not beyond its ends', () => {
  expect(movedTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(movedTo(['a', 'b', 'c'], 'c', -1)).toEqual(['c', 'a', 'b'])
  expect(movedTo(['a', 'b', 'c'], 'b', 9)).toEqual(['a', 'c', 'b'])
})

it('loses none and leaves the others in their order', () => {
  const lists = fc.uniqueArray(fc.string(), { minLength: 1 })
  fc.assert(
    fc.property(lists, fc.nat(), fc.integer(), (ids, which, place) => {
      const id = ids[which % ids.length] ?? ''
      const moved = movedTo(ids, id, place)
      expect(moved).toHaveLength(ids.length)
      expect(moved.filter((each) => each !== id)).toEqual(ids.filter((each) => each !== id))
    }),
  )
})

it('finds the place of what is dragged by the middles of the other rows', () => {
  const rows = ['a', 'b', 'c'].map((id, row) => ({ id, top: row * 100, bottom: row * 100 + 100 }))
  expect([-5, 149, 151, 400].map((height) => placeAt(rows, 'a', height))).toEqual([0, 0, 1, 2])
  expect([0, 49, 51].map((height) => placeAt(rows, 'c', height))).toEqual([0, 0, 1])
})
