import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addLine, mostOf } from '../cart.rules.ts'
import type { CartLine } from '../cart-line.ts'
import { readCart, writeCart } from './stored-cart.ts'

const text = fc.string({ minLength: 1 })

const percent = fc.integer({ min: 0, max: 100 })

const anyLine: fc.Arbitrary<CartLine> = fc.record(
  {
    productId: text,
    quantity: fc.integer({ min: 1, max: 9 }),
    options: fc.dictionary(text, text, { noNullPrototype: true, maxKeys: 3 }),
    name: text,
    price: fc.integer({ min: 0, max: 900_000 }).map((cents) => cents / 100),
    image: text.map((name) => `/media/${name}`),
    focalPoint: fc.record({ x: percent, y: percent }, { noNullPrototype: true }),
    stock: fc.integer({ min: 9, max: 40 }),
  },
  { noNullPrototype: true, requiredKeys: ['productId', 'quantity', 'options', 'name', 'price', 'image'] },
)

const kept = {
  productId: 'p1',
  quantity: 2,
  options: { size: '38' },
  name: 'Robe',
  price: 690,
  image: '/a.webp',
}
const read = (value: unknown) => readCart(JSON.stringify(value))

describe('what the browser kept of a cart', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(anyLine), (added) => {
        const lines = added.reduce<readonly CartLine[]>(addLine, [])
        expect(readCart(writeCart(lines))).toEqual(lines)
      }),
    )
  })

  it.each([null, '', '{', 'null', '"cart"', '7', '{"0":{}}'])('is an empty cart when it is %j', (stored) => {
    expect(readCart(stored)).toEqual([])
  })

  it('makes a sound cart of any text and any JSON', () => {
    const nearly = fc.array(
      fc.oneof(
        fc.jsonValue(),
        fc.record(
          {
            productId: fc.oneof(fc.constant('p1'), fc.jsonValue()),
            quantity: fc.oneof(fc.integer(), fc.jsonValue()),
            options: fc.jsonValue(),
            name: fc.jsonValue(),
            price: fc.oneof(fc.double(), fc.jsonValue()),
            image: fc.jsonValue(),
            focalPoint: fc.jsonValue(),
            stock: fc.oneof(fc.integer(), fc.jsonValue()),
          },
          { requiredKeys: [] },
        ),
      ),
    )
    const stored = fc.oneof(
      fc.string(),
      fc.json(),
      nearly.map((value) => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(stored, (found) => {
        const lines = readCart(found)
        const keys = lines.map(({ productId, options }) =>
          JSON.stringify([productId, Object.entries(options)]),
        )
        expect(new Set(keys).size).toBe(keys.length)
        for (const line of lines) {
          expect(line.quantity).toBeGreaterThanOrEqual(1)
          expect(line.quantity).toBeLessThanOrEqual(mostOf(line))
          expect(line.price).toBeGreaterThanOrEqual(0)
          expect(line.image).toMatch(/^\/(?![/\\])/)
          for (const option of Object.values(line.options)) expect(typeof option).toBe('string')
        }
        expect(readCart(writeCart(lines))).toEqual(lines)
      }),
    )
  })

  it('keeps a line that lost its looks, with the defaults', () => {
    expect(read([{ productId: 'p1', quantity: 2 }])).toEqual([
      { productId: 'p1', quantity: 2, options: {}, name: 'Produit', price: 0, image: '/placeholder.svg' },
    ])
  })

  it('leaves out what names no product or no quantity, and keeps the rest', () => {
    const spoilt = [
      null,
      'p1',
      {},
      { ...kept, productId: 7 },
      { ...kept, quantity: 0 },
      { ...kept, quantity: 1.5 },
    ]
    expect(read([...spoilt, kept])).toEqual([kept])
  })

  it('puts lines together that should have been one', () => {
    expect(read([kept, { ...kept, quantity: 1 }])).toEqual([{ ...kept, quantity: 3 }])
  })

  it.each(['20 30', { x: 20 }, { x: '20', y: 30 }, { x: 101, y: 30 }])(
    'keeps no focal point that is none: %j',
    (focalPoint) => {
      expect(read([{ ...kept, focalPoint }])).toEqual([kept])
    },
  )

  it.each([
    'https://elsewhere.example/a.png',
    '//elsewhere.example/a.png',
    '/\\elsewhere.example',
    'javascript:x',
  ])('shows no picture from %s', (image) => {
    expect(read([{ ...kept, image }])[0]?.image).toBe('/placeholder.svg')
  })
})
