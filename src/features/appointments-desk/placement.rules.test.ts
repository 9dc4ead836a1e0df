import { describe, expect, it } from 'vitest'
import type { Closure } from '../appointments/opening.rules.ts'
import { closedAt, type OpeningTimes } from './placement.rules.ts'

const hours = {
  customerService: [],
  salon: [{ days: [1, 2, 3, 4, 5], opens: '10:00', closes: '19:00' }],
  onRequest: [{ days: [6], opens: '10:00', closes: '18:00' }],
}

const closure = (some: Partial<Closure>): Closure & { reason: string } => ({
  firstDay: '2026-11-03',
  lastDay: '2026-11-03',
  fromTime: null,
  toTime: null,
  repeats: 'never',
  repeatsUntil: null,
  salon: null,
  reason: 'Inventaire',
  ...some,
})

const times = (some: Partial<OpeningTimes> = {}): OpeningTimes => ({
  nowMs: Date.parse('2026-10-14T12:00:00+02:00'),
  hours,
  closures: [],
  ...some,
})

const at = (start: string, minutes = 60) => {
  const startMs = Date.parse(start)
  return { salon: 'garance', startMs, endMs: startMs + minutes * 60_000 } as const
}

describe('whether the house receives at some time', () => {
  it.each([
    ['2026-11-03T10:00:00+01:00', undefined],
    ['2026-11-03T18:00:00+01:00', undefined],
    ['2026-11-03T18:30:00+01:00', 'hours'],
    ['2026-11-03T09:30:00+01:00', 'hours'],
    ['2026-11-07T10:00:00+01:00', undefined],
    ['2026-11-08T10:00:00+01:00', 'hours'],
    ['2026-11-11T10:00:00+01:00', 'holiday'],
    ['2026-10-14T11:30:00+02:00', 'past'],
  ])('%s: %s', (start, why) => {
    expect(closedAt(at(start), times())?.why).toBe(why)
  })

  it('follows closures of a salon and of some hours, with their reason', () => {
    const ofGarance = times({ closures: [closure({ salon: 'garance', fromTime: '12:00', toTime: '14:00' })] })
    expect(closedAt(at('2026-11-03T13:30:00+01:00'), ofGarance)).toEqual({
      why: 'unavailable',
      reason: 'Inventaire',
    })
    expect(closedAt(at('2026-11-03T14:00:00+01:00'), ofGarance)).toBeUndefined()
    expect(closedAt({ ...at('2026-11-03T13:00:00+01:00'), salon: 'ivoire' }, ofGarance)).toBeUndefined()
  })
})
