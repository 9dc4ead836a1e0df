import { describe, expect, it } from 'vitest'
import { defaultFilters } from './shop-filters.ts'
import { changeOverWords, understoodOf, withoutWords, withUnderstood } from './understood-filters.ts'

const searched = { ...defaultFilters, search: 'robe taille 40 sous 500' }
const understood = [
  { filter: 'size', words: 'taille 40', size: '40' },
  { filter: 'price', words: 'sous 500', max: 500 },
] as const

describe('what the words of a search ask for', () => {
  it('is shown in the panel like a choice', () => {
    expect(withUnderstood(searched, understood)).toEqual({ ...searched, size: '40', maxPrice: 500 })
  })

  it('stays within what the panel can show', () => {
    const dear = [{ filter: 'price', words: 'plus de 9000', min: 9000 }] as const
    expect(withUnderstood(searched, dear)).toMatchObject({ minPrice: 5000, maxPrice: 5000 })
    expect(withUnderstood(searched, [{ filter: 'size', words: 'taille 99', size: '99' }]).size).toBe('_all')
  })

  it('is forgotten when the search no longer says it', () => {
    expect(understoodOf({ ...searched, search: 'robe taille 40' }, understood)).toEqual([understood[0]])
    expect(understoodOf(searched, undefined)).toEqual([])
  })

  it('leaves the search once something else is chosen', () => {
    expect(changeOverWords(searched, understood, { size: '42' })).toEqual({
      size: '42',
      search: 'robe sous 500',
    })
    expect(changeOverWords(searched, understood, { size: '_all', maxPrice: 900 })).toEqual({
      size: '_all',
      maxPrice: 900,
      search: 'robe',
    })
  })

  it('stays when the choice is about something else, or is a new search', () => {
    expect(changeOverWords(searched, understood, { material: 'Soie' })).toEqual({ material: 'Soie' })
    expect(changeOverWords(searched, understood, { search: 'voile', size: '40' })).toEqual({
      search: 'voile',
      size: '40',
    })
  })

  it('can be taken off alone', () => {
    expect(withoutWords('robe  taille 40 sous 500', 'taille 40')).toBe('robe sous 500')
    expect(withoutWords('taille 40', 'taille 40')).toBe('')
  })
})
