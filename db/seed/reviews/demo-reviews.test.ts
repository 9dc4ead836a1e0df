import { describe, expect, it } from 'vitest'
import { readDemoData } from '../products/demo-data.ts'
import { readDemoReviews } from './demo-reviews.ts'

const { customers, reviews } = readDemoReviews()
const all = Object.values(reviews).flat()

describe('the reviews of the demo', () => {
  it('are of its products, by its customers, one each', () => {
    const skus = readDemoData().products.map(({ sku }) => sku)
    expect(skus).toEqual(expect.arrayContaining(Object.keys(reviews)))
    expect(Object.keys(customers)).toEqual(expect.arrayContaining(all.map(({ by }) => by)))
    for (const ofProduct of Object.values(reviews))
      expect(new Set(ofProduct.map(({ by }) => by)).size).toBe(ofProduct.length)
  })

  it('are mostly content, and not all of them', () => {
    const share = all.filter(({ rating }) => rating >= 4).length / all.length
    expect(share).toBeGreaterThan(0.8)
    expect(share).toBeLessThan(1)
  })
})
