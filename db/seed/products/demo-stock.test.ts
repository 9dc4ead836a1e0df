import { describe, expect, it } from 'vitest'
import { readDemoData } from './demo-data.ts'
import { demoVariants } from './demo-stock.ts'

const stockOf = (variants: readonly { size: string; stock: number }[]) =>
  Object.fromEntries(variants.map(({ size, stock }) => [size, stock]))

describe('the stock of a demo product', () => {
  it('gives every available size at least one product', () => {
    expect(stockOf(demoVariants({ sizes: ['36', '38', 'Sur mesure'], stock: 1 }))).toEqual({
      '34': 0,
      '36': 1,
      '38': 1,
      '40': 0,
      '42': 0,
      '44': 0,
      '46': 0,
      'Sur mesure': 1,
    })
  })
  it('gives what is left to the middle sizes first, never to made to measure', () => {
    expect(stockOf(demoVariants({ sizes: ['36', '38', '40', 'Sur mesure'], stock: 6 }))).toMatchObject({
      '36': 2,
      '38': 2,
      '40': 1,
      'Sur mesure': 1,
    })
  })
  it('is none in any size for a product that is sold out', () => {
    expect(demoVariants({ sizes: ['36', '38'], stock: 0 }).every(({ stock }) => stock === 0)).toBe(true)
  })
  it('is one number for a product without sizes', () => {
    expect(demoVariants({ sizes: [], stock: 5 })).toEqual([{ size: '', stock: 5 }])
  })
  it('never falls below the products and the sizes of the demo’s file', () => {
    for (const product of readDemoData().products) {
      const sum = demoVariants(product).reduce((total, { stock }) => total + stock, 0)
      expect(sum).toBe(product.stock === 0 ? 0 : Math.max(product.stock, product.sizes.length))
    }
  })
})
