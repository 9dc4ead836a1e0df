import { expect, it } from 'vitest'
import { subscriberStatusOf } from './newsletter.rules.ts'

const on = (day: number) => new Date(Date.UTC(2026, 9, day))

it.each([
  ['was asked for', { askedAt: on(1), confirmedAt: null, leftAt: null }, 'waiting'],
  ['was confirmed', { askedAt: on(1), confirmedAt: on(2), leftAt: null }, 'subscribed'],
  ['left', { askedAt: on(1), confirmedAt: on(2), leftAt: on(3) }, 'left'],
  ['left before it was confirmed', { askedAt: on(1), confirmedAt: null, leftAt: on(2) }, 'left'],
  ['left and was asked for again', { askedAt: on(3), confirmedAt: on(1), leftAt: on(2) }, 'waiting'],
])('an address that %s stands there', (_, subscription, status) => {
  expect(subscriberStatusOf(subscription)).toBe(status)
})
