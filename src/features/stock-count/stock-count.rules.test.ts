import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productWithSku, skuSaidBy } from './stock-count.rules.ts'

describe('what a code says', () => {
  it.each([
    ['MC-ROB-001', 'MC-ROB-001'],
    ['  MC-ROB-001\r\n', 'MC-ROB-001'],
    ['\u001dMC\tROB 1', 'MC ROB 1'],
    ['Re\u0301f-7', 'Réf-7'],
    ['', undefined],
    [' \n', undefined],
    ['x'.repeat(41), undefined],
  ])('%j is the SKU %j', (read, sku) => {
    expect(skuSaidBy(read)).toBe(sku)
  })
})

describe('the product of a SKU', () => {
  const products = ['mc-1', 'MC-1', 'MC-10', ''].map((sku) => ({ sku }))

  it('is the one that is written so, before one that is written in other letters', () => {
    expect(productWithSku(products, 'MC-1')).toBe(products[1])
    expect(productWithSku(products, 'mc-10')).toBe(products[2])
  })

  it('is none whose SKU only begins so, or holds it', () => {
    expect(productWithSku(products, 'MC')).toBeUndefined()
    expect(productWithSku(products, '-1')).toBeUndefined()
  })

  it('is found in whatever letters a label is printed', () => {
    const sku = fc.stringMatching(/^[a-zA-Z0-9-]{1,12}$/)
    fc.assert(
      fc.property(sku, fc.boolean(), (said, isUpper) => {
        const printed = isUpper ? said.toUpperCase() : said.toLowerCase()
        expect(productWithSku([{ sku: `${said}0` }, { sku: said }], printed)).toEqual({ sku: said })
      }),
    )
  })
})
