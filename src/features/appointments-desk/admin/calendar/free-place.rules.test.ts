import { describe, expect, it } from 'vitest'
import type { CalendarDay } from '../../admin-appointments.contract.ts'
import { firstFreePlace } from './free-place.rules.ts'

const open = (date: string, more: Partial<CalendarDay> = {}): CalendarDay => ({
  date,
  holiday: false,
  hours: [{ from: '10:00', to: '12:00', onRequest: false }],
  closures: [],
  ...more,
})

const at = (start: string, end: string, salon: 'garance' | 'ivoire') => ({
  start: `2026-12-01T${start}:00+01:00`,
  end: `2026-12-01T${end}:00+01:00`,
  salon,
})

const shown = {
  days: [open('2026-12-01'), open('2026-12-02')],
  appointments: [],
  salon: undefined,
  now: { date: '2026-11-27', minutes: 0 },
  length: 60,
}

describe('the first free place of the shown days', () => {
  it('is when the house opens', () => {
    expect(firstFreePlace(shown)).toEqual({ date: '2026-12-01', salon: 'garance', minutes: 600 })
  })

  it('is in the other salon while one is taken, and on another day once both are', () => {
    const [garance, ivoire] = [at('10:00', '11:30', 'garance'), at('10:00', '11:30', 'ivoire')]
    expect(firstFreePlace({ ...shown, appointments: [garance] })).toMatchObject({
      salon: 'ivoire',
      minutes: 600,
    })
    expect(firstFreePlace({ ...shown, appointments: [garance, ivoire] })?.date).toBe('2026-12-02')
    expect(firstFreePlace({ ...shown, appointments: [garance], salon: 'garance' })?.date).toBe('2026-12-02')
  })

  it('leaves the time between two appointments', () => {
    const appointments = [at('09:30', '10:00', 'garance')]
    expect(firstFreePlace({ ...shown, appointments, salon: 'garance' })?.minutes).toBe(630)
  })

  it('is neither past nor closed', () => {
    expect(firstFreePlace({ ...shown, now: { date: '2026-12-01', minutes: 600 } })?.minutes).toBe(630)
    const holiday = open('2026-12-01', { holiday: true })
    expect(firstFreePlace({ ...shown, days: [holiday, open('2026-12-02')] })?.date).toBe('2026-12-02')
    expect(firstFreePlace({ ...shown, days: [holiday] })).toBeUndefined()
  })
})
