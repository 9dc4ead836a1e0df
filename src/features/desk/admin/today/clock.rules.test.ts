import { expect, it } from 'vitest'
import { clockOf } from './clock.rules.ts'

it.each([
  [null, { says: 'now', tone: 'late' }],
  [-3, { says: 'late', days: 3, tone: 'late' }],
  [0, { says: 'today', tone: 'soon' }],
  [1, { says: 'left', days: 1, tone: 'soon' }],
  [2, { says: 'left', days: 2, tone: 'soon' }],
  [3, { says: 'left', days: 3, tone: 'far' }],
])('with %s days left, a clock warns before and shouts after', (daysLeft, clock) => {
  expect(clockOf(daysLeft)).toEqual(clock)
})
