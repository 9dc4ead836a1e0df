import { expect, it } from 'vitest'
import { median, quantile } from './statistics.ts'

it('takes the value in the middle, whatever the order and however far the outliers', () => {
  expect(median([900, 1, 3, 2, 4])).toBe(3)
})

it('takes of twenty values the nineteenth as the 95th hundredth', () => {
  const values = Array.from({ length: 20 }, (_, index) => index + 1)
  expect(quantile(values, 0.95)).toBe(19)
})

it('has no quantile of nothing', () => {
  expect(quantile([], 0.95)).toBeNaN()
})
