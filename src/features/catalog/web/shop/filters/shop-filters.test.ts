import { describe, expect, it } from 'vitest'
import { filtersOf } from './filters-of.ts'
import {
  changeFilters,
  defaultFilters,
  isCollection,
  listingFiltersOf,
  ordersFor,
  type ShopFilters,
  searchOf,
} from './shop-filters.ts'

const read = (search: string) => filtersOf(new URLSearchParams(search))

const chosen: ShopFilters = {
  page: 3,
  search: 'robe à traîne & voile',
  category: 'mariage',
  material: 'Soie',
  size: '40',
  color: 'Blanc',
  customizable: 'oui',
  minPrice: 300,
  maxPrice: 4000,
  inStock: true,
  featured: true,
  sortBy: 'price-asc',
}

describe('the address of the boutique', () => {
  it('is bare at the defaults', () => {
    expect(searchOf(defaultFilters)).toBe('')
    expect(read('')).toEqual(defaultFilters)
  })
  it('brings back every filter that it was written from', () => {
    expect(read(searchOf(chosen))).toEqual(chosen)
  })
  it('names only what differs from the defaults', () => {
    expect(searchOf({ ...defaultFilters, inStock: true, page: 2 })).toBe('?page=2&inStock=true')
  })
  it('understands a plain form sent with everything in it', () => {
    const sent =
      'search=&category=_all&material=_all&customizable=_all&minPrice=0&maxPrice=5000&sortBy=newest&lng=en'
    expect(read(sent)).toEqual(defaultFilters)
  })
  it.each([
    'page=0',
    'page=-2',
    'page=abc',
    'page=1e9',
    'material=Plomb',
    'customizable=peut-être',
    'minPrice=gratuit',
    'minPrice=-5',
    'maxPrice=1e12',
    'maxPrice=',
    'inStock=non',
    'sortBy=beauty',
    'category=%20',
    'search=%20%20',
    'limit=100',
  ])('falls back to the default when it says %s', (nonsense) => {
    expect(read(nonsense)).toEqual(defaultFilters)
  })
  it('keeps whole pages only', () => {
    expect(read('page=2.7').page).toBe(2)
  })
  it('counts a price that is not a number as 0', () => {
    expect(read('minPrice=gratuit&maxPrice=900')).toMatchObject({ minPrice: 0, maxPrice: 900 })
    expect(read('maxPrice=beaucoup')).toMatchObject({ minPrice: 0, maxPrice: 0 })
  })
  it('holds no character that the API refuses', () => {
    expect(read('search=ro%00be&category=mari%00age')).toMatchObject({ search: 'robe', category: 'mariage' })
  })
  it('puts two prices written the wrong way round in order', () => {
    expect(read('minPrice=900&maxPrice=200')).toMatchObject({ minPrice: 200, maxPrice: 900 })
  })
  it('cuts a search longer than the API takes', () => {
    expect(read(`search=${'a'.repeat(999)}`).search).toHaveLength(200)
  })
  it('stays well-formed when the cut falls inside a character', () => {
    expect(read(`search=a${'🧵'.repeat(200)}`).search.isWellFormed()).toBe(true)
  })
})

describe('a change of filter', () => {
  it('returns to page 1 and keeps the other filters', () => {
    expect(changeFilters(chosen, { material: 'Lin' })).toEqual({ ...chosen, material: 'Lin', page: 1 })
  })
})

describe('the order of a search', () => {
  it('is by relevance unless another is chosen, and left out of the address', () => {
    expect(read('search=voile').sortBy).toBe('relevance')
    expect(read('search=voile&sortBy=').sortBy).toBe('relevance')
    expect(searchOf(read('search=voile&sortBy=relevance'))).toBe('?search=voile')
    expect(listingFiltersOf(read('search=voile'))).toEqual({ search: 'voile' })
  })
  it('stays the newest first when that is chosen', () => {
    const newest = changeFilters(read('search=voile'), { sortBy: 'newest' })
    expect(searchOf(newest)).toBe('?search=voile&sortBy=newest')
    expect(read(searchOf(newest))).toEqual(newest)
    expect(changeFilters(newest, { search: 'voile long' }).sortBy).toBe('newest')
  })
  it('comes with the first letter and goes with the last, when nobody chose one', () => {
    const searched = changeFilters(defaultFilters, { search: 'v' })
    expect(searched.sortBy).toBe('relevance')
    expect(changeFilters(searched, { search: '' })).toEqual(defaultFilters)
  })
  it('is kept through a search when it was chosen before', () => {
    const cheapest = changeFilters(defaultFilters, { sortBy: 'price-asc' })
    expect(changeFilters(cheapest, { search: 'voile' }).sortBy).toBe('price-asc')
  })
  it('is offered first while something is searched, and not at all otherwise', () => {
    expect(ordersFor('voile')).toEqual(['relevance', 'newest', 'price-asc', 'price-desc', 'rating'])
    expect(ordersFor('')).toEqual(['newest', 'price-asc', 'price-desc', 'rating'])
    expect(read('sortBy=relevance').sortBy).toBe('newest')
  })
})

describe('the question to the API', () => {
  it('leaves out the defaults, an open price range among them', () => {
    expect(listingFiltersOf(defaultFilters)).toEqual({})
    expect(listingFiltersOf({ ...defaultFilters, maxPrice: 900 })).toEqual({ maxPrice: 900 })
  })
})

describe('search engines', () => {
  it('may list the pages of the collection and of each category, and no filtered, searched or sorted one', () => {
    for (const listed of ['', 'page=2', 'category=mariage', 'category=mariage&page=2'])
      expect(isCollection(read(listed))).toBe(true)
    for (const other of [
      'page=2&inStock=true',
      'sortBy=rating',
      'category=mariage&sortBy=rating',
      'category=mariage&search=robe',
    ])
      expect(isCollection(read(other))).toBe(false)
  })
})
