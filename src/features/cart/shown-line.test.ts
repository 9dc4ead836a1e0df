import { describe, expect, it } from 'vitest'
import type { CartLine } from './cart-line.ts'
import { lineCents, shownLine } from './shown-line.ts'

const line: CartLine = {
  productId: 'p1',
  quantity: 2,
  options: { size: '38' },
  name: 'Robe Garance',
  price: 1290,
  image: '/a.webp',
  stock: 3,
}

describe('a line as it is shown', () => {
  it('is what the browser knows while the house has said nothing', () => {
    expect(shownLine(line)).toEqual({ ...line, unitPrice: 1290, available: 3, notice: null, isShown: true })
    expect(shownLine({ ...line, stock: undefined }).available).toBe(99)
    expect(shownLine({ ...line, stock: 1 }).notice).toBe('not_enough')
  })

  it('has today’s price and name, and asks about what has changed', () => {
    const shown = shownLine(line, { name: 'Garance Dress', unitPrice: 1350, available: 5 })
    expect(shown).toMatchObject({
      name: 'Garance Dress',
      price: 1290,
      unitPrice: 1350,
      available: 5,
      notice: 'price_changed',
    })
    expect(shownLine(line, { name: 'Robe', unitPrice: 1290, available: 1 }).notice).toBe('not_enough')
    expect(shownLine(line, { name: 'Robe', unitPrice: 1290, available: 2 }).notice).toBeNull()
  })

  it('keeps its own name and price when its product is gone', () => {
    expect(shownLine(line, { name: '', unitPrice: 0, available: 0 })).toMatchObject({
      name: 'Robe Garance',
      unitPrice: 1290,
      notice: 'unavailable',
      isShown: false,
    })
  })

  it('that has lost its price tells of no change', () => {
    expect(
      shownLine({ ...line, price: 0 }, { name: 'Robe', unitPrice: 1290, available: 5 }).notice,
    ).toBeNull()
  })

  it('is exact in cents', () => {
    expect(lineCents({ unitPrice: 0.1, quantity: 3 }) + lineCents({ unitPrice: 19.99, quantity: 2 })).toBe(
      4028,
    )
  })
})
