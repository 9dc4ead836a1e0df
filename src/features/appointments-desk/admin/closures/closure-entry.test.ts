import { describe, expect, it } from 'vitest'
import { type ClosureEntry, closureOf, faultOf } from './closure-entry.ts'

const emptyEntry: ClosureEntry = {
  firstDay: '',
  lastDay: '',
  wholeDays: true,
  fromTime: '',
  toTime: '',
  salon: '',
  repeats: 'never',
  repeatsUntil: '',
  reason: '',
}

const entry = { ...emptyEntry, firstDay: '2026-12-24' }

describe('what is entered of a closure', () => {
  it('is one whole day of the whole house, where nothing else is said', () => {
    expect(closureOf({ ...entry, fromTime: '10:00', repeatsUntil: '2027-01-01', reason: ' Fêtes ' })).toEqual(
      {
        firstDay: '2026-12-24',
        lastDay: '2026-12-24',
        fromTime: null,
        toTime: null,
        salon: null,
        repeats: 'never',
        repeatsUntil: null,
        reason: 'Fêtes',
      },
    )
  })

  it('holds its hours, its salon and how it comes again', () => {
    const hours = { wholeDays: false, fromTime: '13:00', salon: 'ivoire', repeats: 'weekly' } as const
    expect(closureOf({ ...entry, ...hours, lastDay: '2026-12-26' })).toMatchObject({
      lastDay: '2026-12-26',
      fromTime: '13:00',
      toTime: null,
      salon: 'ivoire',
      repeats: 'weekly',
    })
  })

  it.each([
    [
      { ...entry, lastDay: '2027-12-25' },
      { field: 'lastDay', text: 'tooLong' },
    ],
    [emptyEntry, { field: 'firstDay', text: 'dayMissing' }],
    [
      { ...entry, lastDay: '2026-12-23' },
      { field: 'lastDay', text: 'endsBefore' },
    ],
    [
      { ...entry, wholeDays: false },
      { field: 'fromTime', text: 'timeMissing' },
    ],
    [
      { ...entry, wholeDays: false, fromTime: '13:00', toTime: '13:00' },
      { field: 'toTime', text: 'endsBefore' },
    ],
    [{ ...entry, lastDay: '2026-12-24', wholeDays: false, toTime: '13:00' }, undefined],
  ])('is no closure with a fault', (faulty, fault) => {
    expect(faultOf(faulty)).toEqual(fault)
  })
})
