import { describe, expect, it } from 'vitest'
import { defaultFilters } from './filters/shop-filters.ts'
import { lastPageInstead } from './past-the-end.ts'

const filters = { ...defaultFilters, search: 'robe', page: 9 }

describe('a page past the last one', () => {
  it('leads to the last one, with everything else as it was asked', () => {
    expect(lastPageInstead(filters, { totalPages: 4 })).toEqual({ ...filters, page: 4 })
  })

  it('is left where nothing was found, or nothing is known yet', () => {
    expect(lastPageInstead(filters, { totalPages: 0 })).toBeUndefined()
    expect(lastPageInstead(filters, undefined)).toBeUndefined()
  })

  it('is not the last page itself', () => {
    expect(lastPageInstead(filters, { totalPages: 9 })).toBeUndefined()
  })
})
