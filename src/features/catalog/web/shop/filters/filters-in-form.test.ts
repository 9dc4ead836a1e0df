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
  it('sends the usual order as nothing, which follows the search that is typed', () => {
    expect(filtersInForm(formOf({ search: 'voile', sortBy: '' }), defaultFilters).sortBy).toBe('relevance')
    expect(filtersInForm(formOf({ search: '', sortBy: '' }), defaultFilters).sortBy).toBe('newest')
  })
  it('leaves alone a category that has no choice on screen', () => {
    const current = { ...defaultFilters, category: 'robes-de-bal' }
    expect(filtersInForm(formOf({}), current)).toEqual(current)
  })
})
