import { describe, expect, it } from 'vitest'
import { columnOfHeading, headingOf, matchedColumns, productColumns } from './product-columns.ts'

describe('the columns of a file', () => {
  it('are known by their headings in both languages, and by their names', () => {
    for (const column of productColumns) {
      expect(columnOfHeading(headingOf(column, 'fr'))).toBe(column)
      expect(columnOfHeading(headingOf(column, 'en'))).toBe(column)
      expect(columnOfHeading(column)).toBe(column)
    }
  })

  it('are known without accents and in other words', () => {
    expect(
      matchedColumns(['REFERENCE', 'Prix TTC', 'Stock 38', 'stock sur-mesure', 'Fournisseur', 'sku']),
    ).toEqual(['sku', 'price', 'stock 38', 'stock Sur mesure', undefined, undefined])
    expect(['constructor', '', '__proto__'].map(columnOfHeading)).toEqual([undefined, undefined, undefined])
  })
})
