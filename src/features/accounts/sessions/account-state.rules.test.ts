import { expect, it } from 'vitest'
import { accountStateAfter, accountStateEvents, isActiveAdmin } from './account-state.rules.ts'

const customer = { role: 'user', disabled: false } as const

it('a change says only what becomes another', () => {
  expect(accountStateAfter(customer, {})).toEqual(customer)
  expect(accountStateAfter(customer, { role: 'staff' })).toEqual({ role: 'staff', disabled: false })
  expect(accountStateAfter(customer, { disabled: true })).toEqual({ role: 'user', disabled: true })
})

it('only an admin who is not kept out can open the house to others', () => {
  expect(isActiveAdmin({ role: 'admin', disabled: false })).toBe(true)
  expect(isActiveAdmin({ role: 'admin', disabled: true })).toBe(false)
  expect(isActiveAdmin({ role: 'staff', disabled: false })).toBe(false)
})

it('the security log is told of each thing that became another', () => {
  expect(accountStateEvents(customer, customer)).toEqual([])
  expect(accountStateEvents(customer, { role: 'admin', disabled: true })).toEqual([
    'role-changed',
    'account-disabled',
  ])
  expect(accountStateEvents({ ...customer, disabled: true }, customer)).toEqual(['account-enabled'])
})
