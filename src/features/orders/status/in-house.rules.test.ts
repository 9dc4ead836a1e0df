import { expect, it } from 'vitest'
import { isInHouse } from './in-house.rules.ts'

const day = new Date('2026-11-23T09:00:00Z')
const paid = { deliveryMethod: 'standard', shippedAt: null, deliveredAt: null } as const

it('an order is in the house until a carrier has it', () => {
  expect(isInHouse(paid)).toBe(true)
  expect(isInHouse({ ...paid, shippedAt: day })).toBe(false)
  expect(isInHouse({ ...paid, shippedAt: day, deliveredAt: day })).toBe(false)
})

it('what is fetched is in the house until it has been fetched, ready or not', () => {
  const fetched = { ...paid, deliveryMethod: 'pickup' } as const
  expect(isInHouse({ ...fetched, shippedAt: day })).toBe(true)
  expect(isInHouse({ ...fetched, shippedAt: day, deliveredAt: day })).toBe(false)
})
