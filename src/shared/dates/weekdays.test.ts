import { describe, expect, it } from 'vitest'
import { weekdayName, weekdayRange } from './weekdays.ts'

describe('the names of days', () => {
  it('begin with Monday, in the language of the reader', () => {
    expect([1, 7].map((day) => weekdayName(day, 'fr'))).toEqual(['lundi', 'dimanche'])
    expect(weekdayName(6, 'en')).toBe('Saturday')
  })

  it('join to a range from the first to the last', () => {
    expect(weekdayRange([1, 2, 3, 4, 5], 'fr')).toBe('lundi – vendredi')
    expect(weekdayRange([6], 'en')).toBe('Saturday')
    expect(weekdayRange([], 'fr')).toBe('')
  })

  it('are told apart where a day is missing between them, in whatever order they come', () => {
    expect(weekdayRange([4, 1, 2], 'fr')).toBe('lundi – mardi et jeudi')
    expect(weekdayRange([1, 3, 5], 'en')).toBe('Monday, Wednesday and Friday')
  })
})
