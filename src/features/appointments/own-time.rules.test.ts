import { expect, it } from 'vitest'
import { ownTimeOf } from './own-time.rules.ts'

const morning = '2026-11-03T10:00:00+01:00'

it('says nothing where the clocks show what those of Paris show', () => {
  expect(ownTimeOf(morning, 'Europe/Paris', 'fr')).toBeUndefined()
  expect(ownTimeOf(morning, 'Europe/Berlin', 'fr')).toBeUndefined()
})

it('names the hour and the place of a visitor elsewhere', () => {
  expect(ownTimeOf(morning, 'America/New_York', 'fr')).toEqual({ time: '04:00', place: 'New York' })
  expect(ownTimeOf(morning, 'Europe/London', 'en')).toEqual({ time: '09:00', place: 'London' })
})

it('names the weekday where it is another day', () => {
  expect(ownTimeOf('2026-11-03T17:00:00+01:00', 'Asia/Tokyo', 'en')?.time).toMatch(/^Wed,? 01:00$/)
})

it('follows both clocks through the weeks in which only one has turned', () => {
  expect(ownTimeOf('2026-10-26T10:00:00+01:00', 'America/New_York', 'fr')?.time).toBe('05:00')
})
