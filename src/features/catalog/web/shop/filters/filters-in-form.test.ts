import { describe, expect, it } from 'vitest'
import { filtersInForm } from './filters-in-form.ts'
import { defaultFilters } from './shop-filters.ts'

const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('what the form of the boutique shows', () => {
  it('is read over what the address holds', () => {
    const form = formOf({
      search: ' voile ',
      category: 'mariage',
      minPrice: '0',
      maxPrice: '900',
      sortBy: 'rating',
    })
    expect(filtersInForm(form, { ...defaultFilters, material: 'Soie' })).toEqual({
      ...defaultFilters,
      search: 'voile',
      category: 'mariage',
      maxPrice: 900,
      sortBy: 'rating',
      material: 'Soie',
    })
  })
  it('has the boxes that are ticked and no other', () => {
    const current = { ...defaultFilters, inStock: true }
    expect(filtersInForm(formOf({ featured: 'true' }), current)).toMatchObject({
      inStock: false,
      featured: true,
    })
  })
  it('has an order that follows the search that is typed, unless another one is chosen', () => {
    const orderOf = (search: string, sortBy: string, usualOrder: string) =>
      filtersInForm(formOf({ search, sortBy, usualOrder }), defaultFilters).sortBy
    expect(orderOf('voile', 'newest', 'newest')).toBe('relevance')
    expect(orderOf('', 'relevance', 'relevance')).toBe('newest')
    expect(orderOf('voile', 'newest', 'relevance')).toBe('newest')
    expect(orderOf('voile', 'rating', 'newest')).toBe('rating')
  })
  it('leaves alone a category that has no choice on screen', () => {
    const current = { ...defaultFilters, category: 'robes-de-bal' }
    expect(filtersInForm(formOf({}), current)).toEqual(current)
  })
})
