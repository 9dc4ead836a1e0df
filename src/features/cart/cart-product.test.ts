import { describe, expect, it } from 'vitest'
import { cartProductOf, hasRoomFor, lineOf, roomFor, stockOf } from './cart-product.ts'

const picture = { _id: 'i', alt: '', width: 900, height: 1200, color: '#fff' }
const sized = {
  _id: 'p1',
  name: 'Robe Garance',
  price: 690,
  stock: 3,
  images: [
    { ...picture, url: '/media/abc/1200.webp', widths: [1200, 400, 200], focalPoint: { x: 30, y: 10 } },
  ],
  variants: [
    { size: '38', stock: 2 },
    { size: '36', stock: 0 },
    { size: 'Sur mesure', stock: 1 },
  ],
}
const unsized = { ...sized, stock: 4, images: [], variants: [{ size: null, stock: 4 }] }

type Shown = Parameters<typeof cartProductOf>[0]

const taken = (product: Shown, quantity: number, size?: string) =>
  lineOf({ product: cartProductOf(product), size, quantity })

describe('a product for the cart', () => {
  it('brings its sizes in wearing order and the smallest picture that is large enough', () => {
    const product = cartProductOf(sized)
    expect(product.sizes.map(({ size }) => size)).toEqual(['36', '38', 'Sur mesure'])
    expect(product.image).toBe('/media/abc/200.webp')
  })

  it('shows its only picture when that is a small one, and the placeholder when there is none', () => {
    const small = { ...sized, images: [{ ...picture, url: '/media/abc/120.webp', widths: [120] }] }
    expect(cartProductOf(small).image).toBe('/media/abc/120.webp')
    expect(cartProductOf(unsized).image).toBe('/placeholder.svg')
  })

  it('becomes a line with its size, its stock in that size and how it was seen', () => {
    expect(taken(sized, 1, '38')).toEqual({
      productId: 'p1',
      quantity: 1,
      options: { size: '38' },
      name: 'Robe Garance',
      price: 690,
      image: '/media/abc/200.webp',
      focalPoint: { x: 30, y: 10 },
      stock: 2,
    })
    expect(taken(unsized, 1).options).toEqual({})
  })

  it('counts stock by size; without a size chosen there is none to sell', () => {
    expect(stockOf(cartProductOf(sized), '38')).toBe(2)
    expect(stockOf(cartProductOf(sized), '36')).toBe(0)
    expect(stockOf(cartProductOf(sized), undefined)).toBe(0)
    expect(stockOf(cartProductOf(unsized), undefined)).toBe(4)
  })
})

describe('the room for one more', () => {
  it('is what the stock of the size leaves beside the cart', () => {
    const product = cartProductOf(sized)
    expect(roomFor([], { product, size: '38' })).toBe(2)
    expect(roomFor([taken(sized, 1, '38')], { product, size: '38' })).toBe(1)
    expect(roomFor([taken(sized, 1, 'Sur mesure')], { product, size: '38' })).toBe(2)
    expect(roomFor([{ ...taken(sized, 1, '38'), quantity: 9 }], { product, size: '38' })).toBe(0)
  })

  it('is gone for the whole product once every size is taken', () => {
    const most = [taken(sized, 2, '38')]
    expect(hasRoomFor(most, cartProductOf(sized))).toBe(true)
    expect(hasRoomFor([...most, taken(sized, 1, 'Sur mesure')], cartProductOf(sized))).toBe(false)
    expect(hasRoomFor([], cartProductOf(unsized))).toBe(true)
    expect(hasRoomFor([taken(unsized, 4)], cartProductOf(unsized))).toBe(false)
  })
})
