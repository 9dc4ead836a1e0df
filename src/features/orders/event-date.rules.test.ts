import { describe, expect, it } from 'vitest'
import { daysNeededBefore, earliestEvent, eventFault, tooLateFor } from './event-date.rules.ts'

const piece = (size: string, categoryId: string) => ({ size, categoryId, promisedTo: '2027-06-05' })
const gown = piece('38', 'mariage')
const made = piece('Sur mesure', 'soiree')
const dress = piece('38', 'soiree')

describe('the day that pieces are meant for', () => {
  it('is two weeks after a wedding gown, or what is made to measure, has come', () => {
    expect([gown, made, dress].map(daysNeededBefore)).toEqual([14, 14, 0])
    expect(earliestEvent({ promisedTo: '2027-06-05', daysBefore: 14 })).toBe('2027-06-19')
  })

  it('is too early for what could not be there by then', () => {
    expect(tooLateFor('2027-06-19', [gown, made, dress])).toEqual([])
    expect(tooLateFor('2027-06-18', [gown, made, dress])).toEqual([gown, made])
    expect(tooLateFor('2027-06-04', [gown, made, dress])).toEqual([gown, made, dress])
  })
})

describe('a day that is entered for pieces as they are quoted', () => {
  const lines = [
    { name: 'Joséphine', deliveryTo: '2027-06-05', daysBeforeEvent: 14 },
    { name: 'Astrée', deliveryTo: '2027-06-05', daysBeforeEvent: 0 },
  ]
  const fault = (eventDate: string) => eventFault({ eventDate, today: '2027-05-01', lines })

  it('has to come', () => {
    expect(['2026-12-31', '2027-05-01'].map(fault)).toEqual([{ kind: 'past' }, { kind: 'past' }])
  })

  it('is told with the pieces that come too late for it, and the first day for all of them', () => {
    expect(fault('2027-06-19')).toBeUndefined()
    expect(fault('2027-06-18')).toEqual({ kind: 'late', names: ['Joséphine'], earliest: '2027-06-19' })
    expect(fault('2027-06-01')).toEqual({
      kind: 'late',
      names: ['Joséphine', 'Astrée'],
      earliest: '2027-06-19',
    })
  })
})
