import { describe, expect, it } from 'vitest'
import { readDemoData } from './demo-data.ts'
import { readDemoReviews } from './demo-reviews.ts'

const { customers, reviews } = readDemoReviews()
const all = Object.values(reviews).flat()

describe('the reviews of the demo', () => {
  it('are of its pieces, by its customers, one each', () => {
    const skus = readDemoData().pieces.map(({ sku }) => sku)
    expect(skus).toEqual(expect.arrayContaining(Object.keys(reviews)))
    expect(Object.keys(customers)).toEqual(expect.arrayContaining(all.map(({ by }) => by)))
    for (const ofPiece of Object.values(reviews))
      expect(new Set(ofPiece.map(({ by }) => by)).size).toBe(ofPiece.length)
  })

  it('are mostly content, and not all of them', () => {
    const share = all.filter(({ rating }) => rating >= 4).length / all.length
    expect(share).toBeGreaterThan(0.8)
    expect(share).toBeLessThan(1)
  })
})
