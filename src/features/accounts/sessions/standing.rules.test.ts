import { expect, it } from 'vitest'
import { isActiveAdmin, standingAfter, standingEvents } from './standing.rules.ts'

const customer = { role: 'user', disabled: false } as const

it('a change says only what becomes another', () => {
  expect(standingAfter(customer, {})).toEqual(customer)
  expect(standingAfter(customer, { role: 'staff' })).toEqual({ role: 'staff', disabled: false })
  expect(standingAfter(customer, { disabled: true })).toEqual({ role: 'user', disabled: true })
})

it('only an admin who is not kept out can open the house to others', () => {
  expect(isActiveAdmin({ role: 'admin', disabled: false })).toBe(true)
  expect(isActiveAdmin({ role: 'admin', disabled: true })).toBe(false)
  expect(isActiveAdmin({ role: 'staff', disabled: false })).toBe(false)
})

it('the security log is told of each thing that became another', () => {
  expect(standingEvents(customer, customer)).toEqual([])
  expect(standingEvents(customer, { role: 'admin', disabled: true })).toEqual([
    'role-changed',
    'account-disabled',
  ])
  expect(standingEvents({ ...customer, disabled: true }, customer)).toEqual(['account-enabled'])
})
