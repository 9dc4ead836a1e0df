import fc from 'fast-check'
import { expect, it } from 'vitest'
import { heldFromMs, heldUntilMs, isHoldOver, longestHoldMs, restMs } from './hold.rules.ts'

const minute = 60_000

it('a sign of life holds for half an hour, and all of them for two hours', () => {
  const from = { heldFromMs: 0 }
  expect(heldUntilMs({ ...from, nowMs: 0 })).toBe(30 * minute)
  expect(heldUntilMs({ ...from, nowMs: 80 * minute })).toBe(110 * minute)
  expect(heldUntilMs({ ...from, nowMs: 100 * minute })).toBe(120 * minute)
  expect(isHoldOver({ ...from, nowMs: 119 * minute })).toBe(false)
  expect(isHoldOver({ ...from, nowMs: 120 * minute })).toBe(true)
})

it('whatever is let go and held again, nothing is held for longer than two hours without a rest', () => {
  // The products are reserved for a while, released, and reserved again a while later.
  const turns = fc.array(fc.record({ heldMs: fc.nat(3 * 60 * minute), pauseMs: fc.nat(2 * restMs) }), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(turns, (taken) => {
      let nowMs = 0
      let before: { heldFromMs: number; closedAtMs: number } | undefined
      let sinceRestMs = 0
      for (const { heldMs, pauseMs } of taken) {
        const from = heldFromMs(before, nowMs)
        const isRested = before === undefined || nowMs - before.closedAtMs >= restMs
        if (isRested) sinceRestMs = nowMs
        if (!isHoldOver({ heldFromMs: from, nowMs })) {
          // The customer renews the reservation as often as possible.
          const until = Math.min(nowMs + heldMs, from + longestHoldMs)
          expect(until - sinceRestMs).toBeLessThanOrEqual(longestHoldMs)
          before = { heldFromMs: from, closedAtMs: until }
          nowMs = until
        }
        nowMs += pauseMs
      }
    }),
  )
})
