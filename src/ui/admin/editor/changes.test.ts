import { describe, expect, it } from 'vitest'
import { contestedFields, remainingErrors, unsavedFields, withChanges } from './changes.ts'

const saved = { name: 'Clairval', phone: '+33 1', rows: [{ rowId: '0', opens: '09:00' }] }

describe('the changes of a record', () => {
  it('follow what is saved where nothing was changed', () => {
    const changes = { changed: { phone: '+33 2' }, begunFrom: saved }
    const later = { ...saved, name: 'Aubépine' }
    expect(withChanges(later, changes)).toEqual({ ...later, phone: '+33 2' })
    expect(unsavedFields(later, changes)).toEqual(['phone'])
    expect(contestedFields(later, changes)).toEqual([])
  })

  it('are contested where another has saved what is changed here', () => {
    const changes = { changed: { phone: '+33 2' }, begunFrom: saved }
    expect(contestedFields({ ...saved, phone: '+33 3' }, changes)).toEqual(['phone'])
    expect(contestedFields({ ...saved, phone: '+33 2' }, changes)).toEqual([])
  })

  it('are none where rows were made anew as they were', () => {
    const changes = { changed: { rows: [{ rowId: 'x', opens: '09:00' }] }, begunFrom: saved }
    expect(unsavedFields(saved, changes)).toEqual([])
  })

  it('are none where another record is the same, whatever was changed in it', () => {
    const saved = { products: [{ _id: 'one', price: 900 }] }
    const same = { changed: { products: [{ _id: 'one', price: 800 }] }, begunFrom: saved }
    expect(unsavedFields(saved, same)).toEqual([])
    const other = { changed: { products: [{ _id: 'two', price: 900 }] }, begunFrom: saved }
    expect(unsavedFields(saved, other)).toEqual(['products'])
  })
})

describe('what is said of a refused field', () => {
  const errors = { name: 'needed', 'rows.1.opens': 'a time', 'rates.price': 'a number' }
  const sent = { name: '', rows: [{ opens: '09:00' }, { opens: '' }], rates: { price: Number.NaN } }

  it('stays while the field holds what was refused', () => {
    expect(remainingErrors(errors, { sent, now: sent })).toEqual(errors)
  })

  it('goes with what was refused: a field that is corrected, or empty where it may be', () => {
    const now = { ...sent, name: 'Clairval', rates: { price: null } }
    expect(Object.keys(remainingErrors(errors, { sent, now }))).toEqual(['rows.1.opens'])
  })

  it('does not pass to the row that takes the place of another', () => {
    const rows = [{ opens: '09:00' }, { opens: '14:00' }]
    expect(remainingErrors(errors, { sent, now: { ...sent, rows } })).not.toHaveProperty('rows.1.opens')
    expect(remainingErrors(errors, { sent, now: { ...sent, rows: [] } })).not.toHaveProperty('rows.1.opens')
  })
})
