import { describe, expect, it } from 'vitest'
import { priorPriceCents } from './prior-price.ts'

const dayMs = 24 * 60 * 60_000
const nowMs = 1_000 * dayMs

/** [days ago, price] from old to new. */
const priorOf = (...steps: readonly (readonly [number, number])[]) =>
  priorPriceCents({
    history: steps.map(([daysAgo, priceCents]) => ({ priceCents, fromMs: nowMs - daysAgo * dayMs })),
    nowMs,
  })

describe('the crossed-out price', () => {
  it('is none for a piece that always cost the same', () => {
    expect(priorOf([300, 900])).toBeUndefined()
    expect(priorPriceCents({ history: [], nowMs })).toBeUndefined()
  })
  it('is none after a rise', () => {
    expect(priorOf([300, 900], [5, 950])).toBeUndefined()
  })
  it('is the price before a reduction', () => {
    expect(priorOf([300, 900], [5, 700])).toBe(900)
  })
  it('is the lowest of the 30 days before, not the last', () => {
    expect(priorOf([300, 800], [20, 900], [5, 700])).toBe(800)
  })
  it('ignores what ended more than 30 days before the reduction', () => {
    expect(priorOf([300, 600], [40, 900], [5, 700])).toBe(900)
  })
  it('is none when the reduction only comes back from a short rise', () => {
    expect(priorOf([300, 700], [10, 900], [5, 700])).toBeUndefined()
  })
  it('stays that of the first reduction when others follow', () => {
    expect(priorOf([300, 900], [20, 800], [5, 700])).toBe(900)
  })
  it('is right for prices changed in the same instant', () => {
    expect(priorOf([5, 900], [5, 700])).toBe(900)
    expect(priorOf([5, 900], [5, 700], [5, 950])).toBeUndefined()
  })
  it('is the lowest since launch for a piece younger than 30 days', () => {
    expect(priorOf([10, 900], [2, 850])).toBe(900)
  })
  it('is gone once the reduction is 30 days old', () => {
    expect(priorOf([300, 900], [31, 700])).toBeUndefined()
  })
  it('starts anew when a reduction follows one that became the ordinary price', () => {
    expect(priorOf([300, 900], [70, 800], [5, 700])).toBe(800)
  })
})
