import { expect, it } from 'vitest'
import { accountStateAfter, accountStateEvents, isActiveAdmin } from './account-state.rules.ts'

const customer = { role: 'user', areas: null, disabled: false } as const
const seller = { role: 'staff', areas: ['sales'], disabled: false } as const

it('a change says only what becomes another', () => {
  expect(accountStateAfter(customer, {})).toEqual(customer)
  expect(accountStateAfter(customer, { role: 'staff' })).toEqual({ ...customer, role: 'staff' })
  expect(accountStateAfter(customer, { disabled: true })).toEqual({ ...customer, disabled: true })
  expect(accountStateAfter(seller, { disabled: true })).toEqual({ ...seller, disabled: true })
})

it('areas are those of a member of the team, each once; other roles have none', () => {
  expect(accountStateAfter(seller, { areas: ['accounting', 'salon', 'salon'] }).areas).toEqual([
    'salon',
    'accounting',
  ])
  expect(accountStateAfter(seller, { areas: null }).areas).toBe(null)
  for (const role of ['user', 'admin'] as const) expect(accountStateAfter(seller, { role }).areas).toBe(null)
  expect(accountStateAfter(customer, { areas: ['sales'] }).areas).toBe(null)
})

it('only an admin who is not kept out can open the house to others', () => {
  expect(isActiveAdmin({ role: 'admin', areas: null, disabled: false })).toBe(true)
  expect(isActiveAdmin({ role: 'admin', areas: null, disabled: true })).toBe(false)
  expect(isActiveAdmin(seller)).toBe(false)
})

it('the security log is told of each thing that became another', () => {
  expect(accountStateEvents(customer, customer)).toEqual([])
  expect(accountStateEvents(customer, { role: 'admin', areas: null, disabled: true })).toEqual([
    'role-changed',
    'account-disabled',
  ])
  expect(accountStateEvents({ ...customer, disabled: true }, customer)).toEqual(['account-enabled'])
  expect(accountStateEvents(seller, { ...seller, areas: ['sales', 'salon'] })).toEqual(['role-changed'])
})
