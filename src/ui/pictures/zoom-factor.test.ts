import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factorAfterKey, factorAfterWheel, factorWithin, largestFactor } from './zoom-factor.ts'

const turned = (deltaY: number, more = {}) => ({ deltaY, deltaMode: 0, ctrlKey: false, ...more })

test('a picture grows to its own pixels, and a small one to twice its size', () => {
  expect(largestFactor(1200, 400)).toBe(3)
  expect(largestFactor(400, 400)).toBe(2)
  expect(factorWithin(7, 3)).toBe(3)
  expect(factorWithin(0.2, 3)).toBe(1)
})

test('a wheel that turns there and back leaves a picture as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 1000 }), fc.boolean(), (deltaY, ctrlKey) => {
      const there = factorAfterWheel(1.4, turned(deltaY, { ctrlKey }))
      expect(factorAfterWheel(there, turned(-deltaY, { ctrlKey }))).toBeCloseTo(1.4)
    }),
  )
})

test('a wheel towards the picture enlarges it; lines and pinches count for more', () => {
  const byPixels = factorAfterWheel(1, turned(-10))
  expect(byPixels).toBeGreaterThan(1)
  expect(factorAfterWheel(1, turned(-10, { deltaMode: 1 }))).toBeGreaterThan(byPixels)
  expect(factorAfterWheel(1, turned(-10, { ctrlKey: true }))).toBeGreaterThan(byPixels)
  expect(factorAfterWheel(1, turned(10))).toBeLessThan(1)
})

test('plus, minus and zero are the keys', () => {
  expect(['+', '=', '-', '0', 'ArrowUp'].map((key) => factorAfterKey(2, key))).toEqual([
    3,
    3,
    2 / 1.5,
    1,
    undefined,
  ])
})
