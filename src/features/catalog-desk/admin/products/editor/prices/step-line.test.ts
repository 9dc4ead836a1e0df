import { expect, it } from 'vitest'
import { stepLine } from './step-line.ts'

const frame = { width: 100, height: 10, nowMs: 100 }
const forever = Number.POSITIVE_INFINITY

it('steps down and up, with the highest price on top', () => {
  const steps = [
    { price: 900, fromMs: 0, toMs: 40 },
    { price: 700, fromMs: 40, toMs: 60 },
    { price: 800, fromMs: 60, toMs: forever },
  ]
  expect(stepLine(steps, frame)).toBe('M0 0L40 0L40 10L60 10L60 5L100 5')
})

it('has a gap where nothing was sold, and one price lies in the middle', () => {
  const steps = [
    { price: 900, fromMs: 0, toMs: 40 },
    { price: 900, fromMs: 80, toMs: forever },
  ]
  expect(stepLine(steps, frame)).toBe('M0 5L40 5M80 5L100 5')
  expect(stepLine([{ price: 5, fromMs: 100, toMs: forever }], frame)).toBe('M0 5L0 5')
  expect(stepLine([], frame)).toBe('')
})
