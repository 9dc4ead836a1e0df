import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostLines } from './cart.limits.ts'
import { addLine, indexOfLine, isFullFor, mostOf, quantityOf, totalItems } from './cart.rules.ts'
import type { CartLine } from './cart-line.ts'

const line = (changes: Partial<CartLine> = {}): CartLine => ({
  productId: 'p1',
  quantity: 1,
  options: { size: '38' },
  name: 'Robe Garance',
  price: 690,
  image: '/media/a/200.webp',
  ...changes,
})

const anyLine: fc.Arbitrary<CartLine> = fc.record({
  productId: fc.constantFrom('p1', 'p2', 'p3'),
  quantity: fc.integer({ min: 1, max: 12 }),
  options: fc.oneof(fc.constant({}), fc.record({ size: fc.constantFrom('36', '38') })),
  name: fc.string(),
  price: fc.integer({ min: 0, max: 900_000 }).map((cents) => cents / 100),
  image: fc.constant('/placeholder.svg'),
  stock: fc.integer({ min: 0, max: 20 }),
})

const keyOf = ({ productId, options }: CartLine) => JSON.stringify([productId, options])
const cartOf = (added: readonly CartLine[]) => added.reduce<readonly CartLine[]>(addLine, [])

describe('adding to the cart', () => {
  it('puts a new product at the end', () => {
    const lines = cartOf([line(), line({ productId: 'p2' })])
    expect(lines.map(({ productId }) => productId)).toEqual(['p1', 'p2'])
  })

  it('adds the quantities of the same product with identical options, whatever their order', () => {
    const one = line({ options: { size: '38', hem: 'short' }, quantity: 2 })
    const other = line({ options: { hem: 'short', size: '38' }, quantity: 3 })
    expect(cartOf([one, other])).toEqual([{ ...other, quantity: 5 }])
  })

  it.each([
    ['another size', { size: '40' }],
    ['no size', {}],
    ['one option more', { size: '38', hem: 'short' }],
    ['another option', { hem: '38' }],
  ])('keeps the same piece with %s on a line of its own', (_, options) => {
    expect(cartOf([line(), line({ options })])).toHaveLength(2)
  })

  it('shows the product as it was seen last', () => {
    const [merged] = cartOf([line(), line({ price: 590, name: 'Garance Dress' })])
    expect(merged).toMatchObject({ price: 590, name: 'Garance Dress', quantity: 2 })
  })

  it('stops at the stock of the size', () => {
    expect(cartOf([line({ quantity: 2, stock: 3 }), line({ quantity: 2, stock: 3 })])[0]?.quantity).toBe(3)
  })

  it('answers the same list when there is no room, and leaves what is there', () => {
    const lines = [line({ quantity: 5 })]
    expect(addLine(lines, line({ stock: 3 }))).toBe(lines)
    expect(addLine([], line({ stock: 0 }))).toEqual([])
  })

  it('has no place for one line too many, and still for more of a line that is there', () => {
    const full = Array.from({ length: mostLines }, (_, index) => line({ productId: `piece ${index}` }))
    expect(addLine(full, line())).toBe(full)
    expect(isFullFor(full, line())).toBe(true)
    expect(addLine(full, line({ productId: 'piece 7' }))[7]?.quantity).toBe(2)
  })

  it('never makes two lines of one, adds up to the stock, and keeps the order of arrival', () => {
    fc.assert(
      fc.property(fc.array(anyLine), anyLine, (earlier, added) => {
        const before = cartOf(earlier)
        const after = addLine(before, added)
        const keys = after.map(keyOf)
        expect(new Set(keys).size).toBe(keys.length)
        expect(keys.slice(0, before.length)).toEqual(before.map(keyOf))
        const had = quantityOf(before, added)
        expect(quantityOf(after, added)).toBe(Math.max(had, Math.min(had + added.quantity, mostOf(added))))
        for (const other of before)
          if (keyOf(other) !== keyOf(added)) expect(after[indexOfLine(after, other)]).toEqual(other)
      }),
    )
  })

  it('comes to the sum of what was added, where there is stock for all of it', () => {
    const ample = fc
      .array(anyLine, { maxLength: 8 })
      .map((lines) => lines.map((one) => ({ ...one, stock: 99 })))
    fc.assert(
      fc.property(ample, (added) => {
        expect(totalItems(cartOf(added))).toBe(added.reduce((sum, { quantity }) => sum + quantity, 0))
      }),
    )
  })
})

describe('the total', () => {
  it('counts products, not lines', () => {
    expect(totalItems([line({ quantity: 2 }), line({ productId: 'p2', quantity: 3 })])).toBe(5)
    expect(totalItems([])).toBe(0)
  })
})
