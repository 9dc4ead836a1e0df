import { expect, it } from 'vitest'
import { hashCost } from './hash-cost.ts'

it('a password is hashed at the cost that OWASP asks for, unless a test has lowered it', () => {
  expect(hashCost()).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
})
