import { describe, expect, it } from 'vitest'
import { moveRangeEnd } from './range-rules.ts'

const limits = { min: 0, max: 5000, step: 100 }

describe('moving an end of a range', () => {
  it('puts the wanted number on the nearest step', () => {
    expect(moveRangeEnd([0, 5000], { end: 0, wanted: 1249 }, limits)).toEqual([1200, 5000])
  })

  it('stays inside the limits', () => {
    expect(moveRangeEnd([0, 5000], { end: 1, wanted: 9000 }, limits)).toEqual([0, 5000])
    expect(moveRangeEnd([500, 5000], { end: 0, wanted: -300 }, limits)).toEqual([0, 5000])
  })

  it('stops at the other end instead of crossing it', () => {
    expect(moveRangeEnd([1000, 2000], { end: 0, wanted: 3000 }, limits)).toEqual([2000, 2000])
    expect(moveRangeEnd([1000, 2000], { end: 1, wanted: 100 }, limits)).toEqual([1000, 1000])
  })

  it('counts what is not a number as 0', () => {
    expect(moveRangeEnd([1000, 2000], { end: 0, wanted: Number.NaN }, limits)).toEqual([0, 2000])
  })
})
