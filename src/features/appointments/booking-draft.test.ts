import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterBooking, bookingFaults, noBooking, readKeptBooking, withDraft } from './booking-draft.ts'

const written = withDraft(noBooking, {
  type: 'measuring',
  start: '2026-11-03T10:00:00+01:00',
  firstName: 'Jeanne',
  lastName: 'Arnaud',
  email: 'jeanne@example.fr',
  phone: '+33142601847',
  message: 'Une robe.',
})

describe('what a tab keeps of a booking', () => {
  it('is found again as it was', () => {
    const hold = { id: 'a', start: '2026-11-03T10:00:00+01:00', untilMs: 1 }
    const kept = { ...written, hold, key: 'once' }
    expect(readKeptBooking(JSON.stringify(kept))).toEqual(kept)
  })

  it('is a blank form whatever else is found', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { draft } = readKeptBooking(text)
        expect(Object.keys(draft).sort()).toEqual(Object.keys(noBooking.draft).sort())
      }),
    )
    expect(readKeptBooking('{"draft":{"type":"fitting","start":"bientôt"}}')).toEqual(noBooking)
  })

  it('is sent under one key until something in it changes', () => {
    const sent = { ...written, key: 'once' }
    expect(withDraft(sent, { firstName: 'Jeanne' })).toBe(sent)
    expect(withDraft(sent, { firstName: 'Anne' }).key).toBeNull()
  })

  it('is the customer alone once the appointment is booked', () => {
    expect(afterBooking({ ...written, key: 'once' }).draft).toEqual({
      ...noBooking.draft,
      firstName: 'Jeanne',
      lastName: 'Arnaud',
      email: 'jeanne@example.fr',
      phone: '+33142601847',
    })
  })
})

describe('a form', () => {
  it('lacks a time, a name and ways to reach the customer', () => {
    expect(bookingFaults(noBooking.draft)).toEqual({
      start: 'required',
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      phone: 'required',
    })
    expect(bookingFaults({ ...written.draft, email: 'jeanne' })).toEqual({ email: 'email' })
    expect(bookingFaults({ ...written.draft, phone: '0142' })).toEqual({ phone: 'phone' })
    expect(bookingFaults(written.draft)).toEqual({})
  })
})
