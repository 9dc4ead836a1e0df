import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ProductSet } from './product-set.ts'

const size = 20_000

const inOrder = (set: ProductSet) => {
  const products: number[] = []
  set.each((product) => products.push(product))
  return products.sort((a, b) => a - b)
}

// A set of this size changes from a list to a bitmap at about 300 products, so the test uses up to 900.
const product = fc.integer({ min: 1, max: size - 1 })
const some = fc.uniqueArray(product, { maxLength: 900, size: 'max' })

describe('a set of products', () => {
  it('holds what was added and not taken away, whether they are few or many', () => {
    fc.assert(
      fc.property(some, some, (added, removed) => {
        const set = new ProductSet()
        for (const one of added) set.add(one, size)
        for (const one of removed) set.remove(one)
        const left = added.filter((one) => !removed.includes(one)).sort((a, b) => a - b)
        expect(inOrder(set)).toEqual(left)
        expect(set.isEmpty).toBe(left.length === 0)
      }),
      { numRuns: 40 },
    )
  })

  it('grows with the house', () => {
    const set = new ProductSet()
    for (let one = 0; one < 200; one++) set.add(one, 200)
    set.add(9_999, 10_000)
    set.remove(50_000)
    expect(inOrder(set)).toEqual([...Array(200).keys(), 9_999])
  })
})
