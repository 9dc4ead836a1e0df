import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  contestedFields,
  numberIn,
  standingErrors,
  typedEuros,
  unreadableNumbers,
  unsavedFields,
  withChanges,
} from './section-draft.ts'

const house = { name: 'Clairval', phone: '+33 1', rows: [{ rowId: '0', opens: '09:00' }] }

describe('the draft of a section', () => {
  it('follows the house where it was not touched', () => {
    const changes = { changed: { phone: '+33 2' }, begunFrom: house }
    const later = { ...house, name: 'Aubépine' }
    expect(withChanges(later, changes)).toEqual({ ...later, phone: '+33 2' })
    expect(unsavedFields(later, changes)).toEqual(['phone'])
    expect(contestedFields(later, changes)).toEqual([])
  })

  it('is contested where the house has changed what is changed here', () => {
    const changes = { changed: { phone: '+33 2' }, begunFrom: house }
    expect(contestedFields({ ...house, phone: '+33 3' }, changes)).toEqual(['phone'])
    expect(contestedFields({ ...house, phone: '+33 2' }, changes)).toEqual([])
  })

  it('is not unsaved for rows that were made anew as they were', () => {
    const changes = { changed: { rows: [{ rowId: 'x', opens: '09:00' }] }, begunFrom: house }
    expect(unsavedFields(house, changes)).toEqual([])
  })
})

describe('what is said of a refused field', () => {
  const errors = { name: 'needed', 'rows.1.opens': 'a time', 'rates.price': 'a number' }
  const sent = { name: '', rows: [{ opens: '09:00' }, { opens: '' }], rates: { price: Number.NaN } }

  it('stays while the field holds what was refused', () => {
    expect(standingErrors(errors, { sent, now: sent })).toEqual(errors)
  })

  it('goes with what was refused: a field that is corrected, or empty where it may be', () => {
    const now = { ...sent, name: 'Clairval', rates: { price: null } }
    expect(Object.keys(standingErrors(errors, { sent, now }))).toEqual(['rows.1.opens'])
  })

  it('does not pass to the row that takes the place of another', () => {
    const rows = [{ opens: '09:00' }, { opens: '14:00' }]
    expect(standingErrors(errors, { sent, now: { ...sent, rows } })).not.toHaveProperty('rows.1.opens')
    expect(standingErrors(errors, { sent, now: { ...sent, rows: [] } })).not.toHaveProperty('rows.1.opens')
  })
})

describe('a number as it is typed', () => {
  it('is read with either comma, spaces and the sign of the euro, and not where it could be two', () => {
    expect(['29,90', '29.9', '1\u202f500 €', ' 15 '].map(numberIn)).toEqual([29.9, 29.9, 1500, 15])
    for (const typed of ['', '1,500', '1.234.5', '-1', 'dix', '1e3']) expect(numberIn(typed)).toBeNaN()
  })

  it('is, in either language, what it was when it is shown and read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom('fr', 'en'), (cents, lng) => {
        expect(numberIn(typedEuros(cents / 100, lng))).toBe(cents / 100)
      }),
    )
  })

  it('is told by its place where it could not be read', () => {
    const written = { rates: { france: { price: Number.NaN, freeFrom: null } }, days: { min: 1 } }
    expect(unreadableNumbers(written)).toEqual(['rates.france.price'])
  })
})
