import { describe, expect, it } from 'vitest'
import { largestQuantity } from '../cart.limits.ts'
import { quantityRemark } from './quantity-remark.ts'

describe('what is said below a quantity', () => {
  it('is nothing while there is enough and the cart has none', () => {
    expect(quantityRemark({ wanted: 2, room: 2, inCart: 0, stock: 2, isSized: false })).toEqual([])
    expect(quantityRemark({ wanted: 1, room: 0, inCart: 0, stock: 0, isSized: false })).toEqual([])
  })

  it('is why it was lowered: there are no more', () => {
    expect(quantityRemark({ wanted: 9, room: 2, inCart: 0, stock: 2, isSized: false })).toEqual([
      { say: 'lowered', count: 2 },
    ])
  })

  it('is what lies in the cart already, then why it was lowered', () => {
    expect(quantityRemark({ wanted: 3, room: 1, inCart: 2, stock: 3, isSized: false })).toEqual([
      { say: 'already', count: 2 },
      { say: 'lowered', count: 1 },
    ])
  })

  it('is that no more are sold at once, where there would be more', () => {
    expect(
      quantityRemark({
        wanted: 120,
        room: largestQuantity,
        inCart: 0,
        stock: largestQuantity + 50,
        isSized: false,
      }),
    ).toEqual([{ say: 'mostAtOnce', count: largestQuantity }])
  })

  it('is that all of them are in the cart, or all of the chosen size', () => {
    const taken = { wanted: 1, room: 0, inCart: 3, stock: 3 }
    expect(quantityRemark({ ...taken, isSized: false })).toEqual([{ say: 'allTaken', count: 3 }])
    expect(quantityRemark({ ...taken, isSized: true })).toEqual([{ say: 'allTakenInSize', count: 3 }])
  })
})
