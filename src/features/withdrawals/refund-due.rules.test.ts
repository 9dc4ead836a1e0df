import { expect, it } from 'vitest'
import { daysLeft, isRefundOverdue, owedOn, refundDueOn } from './refund-due.rules.ts'

it('owes the money fourteen days after the notice, also across the end of summer time', () => {
  expect(refundDueOn('2026-10-14')).toBe('2026-10-28')
  expect(daysLeft('2026-10-28', '2026-10-14')).toBe(14)
  expect(daysLeft('2026-10-28', '2026-10-30')).toBe(-2)
})

it('is overdue from the day after, until the money has gone back or nothing is owed', () => {
  const due = { refundDueOn: '2026-10-28', isDeferred: false }
  expect(isRefundOverdue({ ...due, status: 'received' }, '2026-10-28')).toBe(false)
  expect(isRefundOverdue({ ...due, status: 'accepted' }, '2026-10-29')).toBe(true)
  expect(isRefundOverdue({ ...due, status: 'refunded' }, '2026-10-29')).toBe(false)
  expect(isRefundOverdue({ ...due, status: 'refused' }, '2026-10-29')).toBe(false)
})

it('waits for the parcel, and is owed on the day on which it comes late', () => {
  const due = { refundDueOn: '2026-10-28' }
  expect(isRefundOverdue({ ...due, status: 'accepted', isDeferred: true }, '2026-11-20')).toBe(false)
  expect(owedOn({ ...due, cameOn: null })).toBe('2026-10-28')
  expect(owedOn({ ...due, cameOn: '2026-10-20' })).toBe('2026-10-28')
  expect(owedOn({ ...due, cameOn: '2026-11-03' })).toBe('2026-11-03')
})
