import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { largestQuantity } from '../cart.limits.ts'
import { addLine, quantityOf, totalItems } from '../cart.rules.ts'
import type { CartLine } from '../cart-line.ts'
import { type CartChange, settled, withChange, withoutLines } from './cart-change.rules.ts'

const line = (changes: Partial<CartLine> = {}): CartLine => ({
  productId: 'p1',
  quantity: 1,
  options: { size: '38' },
  name: 'Robe Garance',
  price: 690,
  image: '/media/a/200.webp',
  ...changes,
})

const anyKey = fc.record({
  productId: fc.constantFrom('p1', 'p2', 'p3'),
  options: fc.oneof(fc.constant({}), fc.record({ size: fc.constantFrom('36', '38') })),
})
const anyLine = fc
  .record({ key: anyKey, quantity: fc.integer({ min: 1, max: 12 }), stock: fc.integer({ min: 1, max: 20 }) })
  .map(({ key, ...rest }) => line({ ...key, ...rest }))
const anyCart = fc.array(anyLine).map((lines) => lines.reduce<readonly CartLine[]>(addLine, []))
const keyOf = ({ productId, options }: Pick<CartLine, 'productId' | 'options'>) =>
  JSON.stringify([productId, options])

describe('another quantity', () => {
  const to = (quantity: number, available = largestQuantity): CartChange => ({
    kind: 'quantity',
    key: line(),
    quantity,
    available,
  })

  it('never goes below one, nor above what there is, nor away from whole products', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), fc.integer({ max: 200 }), (quantity, available) => {
        const changed = withChange([line({ quantity: 3 })], to(quantity, available))[0]?.quantity ?? 0
        expect(Number.isInteger(changed)).toBe(true)
        expect(changed).toBeGreaterThanOrEqual(1)
        expect(changed).toBeLessThanOrEqual(Math.max(1, Math.min(available, largestQuantity)))
      }),
    )
  })

  it('is what was asked for when it is possible, and touches no other line', () => {
    const lines = [line({ productId: 'p2', stock: 4 }), line()]
    expect(withChange(lines, to(4))).toEqual([lines[0], { ...lines[1], quantity: 4, stock: largestQuantity }])
  })

  it('is the same list when nothing changes or the line is gone', () => {
    const lines = [line()]
    expect(withChange(lines, to(1))).toBe(lines)
    expect(withChange([], to(2))).toEqual([])
  })
})

describe('a step', () => {
  const up = { kind: 'step', key: line(), by: 1, available: 9 } as const

  it('starts from what is there when it is taken', () => {
    const steps = Array.from({ length: 20 }, () => up)
    expect(steps.reduce(withChange, [line()] as readonly CartLine[])[0]?.quantity).toBe(9)
    expect(settled([line({ quantity: 3 })], up)).toMatchObject({ kind: 'quantity', quantity: 4 })
  })

  it('asks for what it shows, also from a line that holds more than there is', () => {
    const steps = fc.constantFrom(-1, 1)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), steps, fc.nat({ max: 120 }), (quantity, by, available) => {
        const lines = [line({ quantity })]
        const asked = settled(lines, { ...up, by, available })
        expect(asked).toMatchObject({ quantity: withChange(lines, asked)[0]?.quantity })
      }),
    )
    const down: CartChange = { ...up, by: -1, available: 2 }
    expect(settled([line({ quantity: 5 })], down)).toMatchObject({ quantity: 2 })
  })

  it('leaves what is no step as it is', () => {
    const clear: CartChange = { kind: 'clear' }
    expect(settled([line()], clear)).toBe(clear)
  })
})

describe('an accepted price', () => {
  it('is the one that was seen from then on', () => {
    const [seen] = withChange([line({ unitPrice: 750 })], { kind: 'accept', key: line(), price: 750 })
    expect(seen).toMatchObject({ price: 750, unitPrice: 750 })
    const lines = [line()]
    expect(withChange(lines, { kind: 'accept', key: line(), price: 690 })).toBe(lines)
    expect(withChange(lines, { kind: 'accept', key: line({ productId: 'p2' }), price: 1 })).toBe(lines)
  })
})

describe('taking out', () => {
  it('one line keeps the order of the others', () => {
    fc.assert(
      fc.property(anyCart, anyKey, (lines, key) => {
        const after = withChange(lines, { kind: 'remove', key })
        expect(after).toEqual(lines.filter((each) => keyOf(each) !== keyOf(key)))
        if (after.length === lines.length) expect(after).toBe(lines)
      }),
    )
  })

  it('all lines leaves none, and an empty cart as it is', () => {
    expect(withChange([line()], { kind: 'clear' })).toEqual([])
    const empty: readonly CartLine[] = []
    expect(withChange(empty, { kind: 'clear' })).toBe(empty)
  })
})

describe('any changes, one after the other', () => {
  const counted = { key: anyKey, available: fc.integer({ min: 0, max: 20 }) }
  const anyChange: fc.Arbitrary<CartChange> = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), line: anyLine }),
    fc.record({ kind: fc.constant('step' as const), by: fc.constantFrom(-1, 1), ...counted }),
    fc.record({ kind: fc.constant('quantity' as const), quantity: fc.integer(), ...counted }),
    fc.record({ kind: fc.constant('accept' as const), key: anyKey, price: fc.nat() }),
    fc.record({ kind: fc.constant('remove' as const), key: anyKey }),
    fc.record({ kind: fc.constant('clear' as const) }),
  )

  it('never show a line twice, nor one of nothing', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 40 }), (changes) => {
        const lines = changes.reduce(withChange, [] as readonly CartLine[])
        expect(new Set(lines.map(keyOf)).size).toBe(lines.length)
        for (const { quantity } of lines) expect(quantity).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

describe('what is left of a guest’s cart once it has joined another', () => {
  it('is nothing of what was sent, and all of what came meanwhile', () => {
    fc.assert(
      fc.property(anyCart, fc.array(anyLine), (sent, more) => {
        const roomy = (lines: readonly CartLine[]) => lines.map((each) => ({ ...each, stock: 99 }))
        const now = roomy(more).reduce(addLine, roomy(sent) as readonly CartLine[])
        const left = withoutLines(now, sent)
        expect(totalItems(left)).toBe(totalItems(now) - totalItems(sent))
        for (const each of left) expect(each.quantity).toBe(quantityOf(now, each) - quantityOf(sent, each))
      }),
    )
    expect(withoutLines([line()], [line()])).toEqual([])
  })
})

describe('an emptied cart that comes back', () => {
  const back = (lines: readonly CartLine[]): CartChange => ({ kind: 'restore', lines, mergeId: 'm1' })

  it('is as it was, in its order, with what cannot be bought any more', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const sold = cart.map((each, place) => (place === 0 ? { ...each, stock: 0 } : each))
        expect(withChange(withChange(sold, { kind: 'clear' }), back(sold))).toEqual(sold)
      }),
    )
  })

  it('joins what was taken meanwhile, up to what there is', () => {
    const [taken] = withChange([line({ quantity: 2, stock: 3 })], back([line({ quantity: 2, stock: 3 })]))
    expect(taken?.quantity).toBe(3)
  })
})
