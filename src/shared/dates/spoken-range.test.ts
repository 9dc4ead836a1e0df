import { describe, expect, it } from 'vitest'
import { spokenRange } from './spoken-range.ts'

describe('two days said one after the other', () => {
  it('name their month once when it is the same', () => {
    const range = { from: '2026-11-24', to: '2026-11-26' }
    expect(spokenRange(range, 'fr')).toEqual({ from: 'mardi 24', to: 'jeudi 26 novembre' })
    expect(spokenRange(range, 'en')).toEqual({ from: 'Tuesday 24', to: 'Thursday 26 November' })
  })

  it('name both months, and no weekday, otherwise', () => {
    const range = { from: '2026-12-30', to: '2027-01-04' }
    expect(spokenRange(range, 'fr')).toEqual({ from: '30 décembre', to: '4 janvier' })
    expect(spokenRange(range, 'en')).toEqual({ from: '30 December', to: '4 January' })
  })

  it('say the first of a month as French does', () => {
    const range = { from: '2026-12-01', to: '2026-12-11' }
    expect(spokenRange(range, 'fr')).toEqual({ from: 'mardi 1er', to: 'vendredi 11 décembre' })
  })
})
