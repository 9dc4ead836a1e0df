import { describe, expect, it } from 'vitest'
import { changesOf, type Filter, writtenBounds } from './filter.ts'

const filters: readonly Filter<{ delivery: readonly ['home', 'pickup']; sort: readonly ['new', 'old'] }>[] = [
  { field: 'delivery', label: 'Delivery', all: 'All', nameOf: (value) => value },
  { field: 'sort', label: 'Sort', preset: 'new', nameOf: (value) => value },
  { kind: 'days', field: 'placed', label: 'Placed', said: 'placed' },
  { kind: 'euros', field: 'total', label: 'Total', said: 'total' },
  { kind: 'given', field: 'country', label: 'Country', all: 'All', options: () => [] },
]

const sent = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return changesOf(filters, form)
}

describe('a sent form of filters', () => {
  it('asks by all of its fields at once', () => {
    const fields = { delivery: 'pickup', sort: 'old', 'placed.from': '2026-11-01', 'total.to': '1 250,50 €' }
    expect(sent({ ...fields, country: 'BE' })).toEqual({
      delivery: 'pickup',
      sort: 'old',
      placed: '2026-11-01..',
      total: '..1250.5',
      country: 'BE',
    })
  })

  it('asks for nothing by what is empty, and by what is meant anyway', () => {
    expect(Object.values(sent({ sort: 'new', delivery: ' ' }))).toEqual(Array(5).fill(undefined))
  })
})

describe('two bounds', () => {
  it('are turned when they are the wrong way round', () => {
    expect(writtenBounds('euros', { from: '500', to: '100' })).toBe('100..500')
    expect(writtenBounds('days', { from: '2026-11-25', to: '2026-11-01' })).toBe('2026-11-01..2026-11-25')
  })

  it('that are no amounts ask for nothing', () => {
    expect(writtenBounds('euros', { from: 'much', to: '' })).toBeUndefined()
  })
})
