import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cellsOfPasted, changesOf, isFaulty, type TypedStock, typedOf, withTyped } from './typed-stock.ts'

const products = ['a', 'b', 'c'].map((_id, place) => ({
  _id,
  version: place + 1,
  variants: ['36', '38', null].map((size, at) => ({ size, stock: place + at, held: 0 })),
}))

const nothing: TypedStock = new Map()

it('what is typed is what is saved, and a number that is again what it was is no change', () => {
  const typed = withTyped(nothing, products, [{ id: 'b', size: '38', text: ' 9 ' }])
  expect(changesOf(typed, products)).toEqual([{ id: 'b', version: 2, stocks: [{ size: '38', stock: 9 }] }])
  expect(withTyped(typed, products, [{ id: 'b', size: '38', text: '2' }])).toEqual(nothing)
})

it('cells of a spreadsheet fall to the right and down, and what lies beyond is left out', () => {
  const text = '5\t6\t7\r\n8\t9\r\n1\n2\n'
  const cells = cellsOfPasted({ products, id: 'b', size: '38', text })
  expect(cells).toEqual([
    { id: 'b', size: '38', text: '5' },
    { id: 'b', size: null, text: '6' },
    { id: 'c', size: '38', text: '8' },
    { id: 'c', size: null, text: '9' },
  ])
})

it.each(['', '-1', '1,5', 'deux', '10000'])('« %s » is no stock', (text) => {
  expect(isFaulty(text)).toBe(true)
})

it('whatever is typed, each field shows it, and nothing else is saved', () => {
  const cell = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    size: fc.constantFrom('36', '38', '40', null),
    text: fc.constantFrom('0', '1', '2', '3', 'x', ''),
  })
  fc.assert(
    fc.property(fc.array(cell), (cells) => {
      const typed = cells.reduce((all, each) => withTyped(all, products, [each]), nothing)
      for (const product of products)
        for (const variant of product.variants) {
          const last = cells.findLast(({ id, size }) => id === product._id && size === variant.size)
          expect(typedOf(typed, product, variant)).toBe(last?.text ?? String(variant.stock))
        }
      const saved = changesOf(typed, products).flatMap(({ id, stocks }) =>
        stocks.map(({ size }) => `${id} ${size}`),
      )
      for (const product of products)
        for (const variant of product.variants)
          expect(saved.includes(`${product._id} ${variant.size}`)).toBe(
            typedOf(typed, product, variant) !== String(variant.stock),
          )
    }),
  )
})
