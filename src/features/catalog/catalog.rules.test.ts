import { describe, expect, it } from 'vitest'
import {
  availability,
  isLongDescription,
  isSoldOut,
  otherProducts,
  preselectedSize,
  productReference,
  sizeChoices,
} from './catalog.rules.ts'

describe('availability', () => {
  it('is in stock as soon as one product is there', () => {
    expect(availability({ stock: 1, customizable: false })).toBe('InStock')
  })
  it('can be ordered ahead when the atelier can make it again', () => {
    expect(availability({ stock: 0, customizable: true })).toBe('PreOrder')
  })
  it('is out of stock when it cannot be made again', () => {
    expect(availability({ stock: 0, customizable: false })).toBe('OutOfStock')
  })
  it('calls a product sold out from zero down', () => {
    expect([1, 0, -1].map(isSoldOut)).toEqual([false, true, true])
  })
})

describe('descriptions', () => {
  it('collapse on the page only above 300 characters', () => {
    expect([300, 301].map((length) => isLongDescription('a'.repeat(length)))).toEqual([false, true])
  })
})

describe('sizes', () => {
  const choices = sizeChoices([
    { size: 'Sur mesure', stock: 2 },
    { size: '38', stock: 1 },
    { size: '36', stock: 0 },
  ])
  it('come in wearing order, those without stock marked', () => {
    expect(choices.map(({ size, available }) => [size, available])).toEqual([
      ['36', false],
      ['38', true],
      ['Sur mesure', true],
    ])
  })
  it('preselect the first available one', () => {
    expect(preselectedSize(choices)).toBe('38')
    expect(preselectedSize(sizeChoices([{ size: '36', stock: 0 }]))).toBeUndefined()
  })
  it('preselect the visitor’s own where it is to be had', () => {
    const of = (...stocks: readonly [string, number][]) =>
      sizeChoices(stocks.map(([size, stock]) => ({ size, stock })))
    expect(preselectedSize(of(['36', 1], ['42', 1]), '42')).toBe('42')
    expect(preselectedSize(of(['36', 1], ['42', 0]), '42')).toBe('36')
    expect(preselectedSize(of(['36', 1]), '42')).toBe('36')
  })
  it('are none for a product without sizes', () => {
    expect(sizeChoices([{ size: null, stock: 4 }])).toEqual([])
  })
})

describe('the reference of a product', () => {
  it('is its sku', () => {
    expect(productReference({ sku: 'MAR-001', _id: '0123456789' })).toBe('MAR-001')
  })
  it('is the start of its id when it has no sku', () => {
    expect(productReference({ sku: '', _id: '0123456789' })).toBe('01234567')
  })
})

describe('similar products', () => {
  it('never hold the product itself', () => {
    const products = ['a', 'b', 'c'].map((_id) => ({ _id }))
    expect(otherProducts(products, { than: 'b', count: 4 })).toEqual([{ _id: 'a' }, { _id: 'c' }])
    expect(otherProducts(products, { than: 'b', count: 1 })).toEqual([{ _id: 'a' }])
  })
})
