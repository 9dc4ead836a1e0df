import { describe, expect, it } from 'vitest'
import { isolines } from './isolines.ts'

const distanceFrom = (centre: number, radius: number) => (col: number, row: number) =>
  Math.hypot(col - centre, row - centre) - radius

describe('the lines where a field passes through zero', () => {
  it('follow a circle once around, and close', () => {
    const [line, ...others] = isolines({ cols: 40, rows: 40, value: distanceFrom(20, 12.3) })
    expect(others).toEqual([])
    expect(line?.at(0)).toEqual(line?.at(-1))
    for (const [col, row] of line ?? []) expect(Math.hypot(col - 20, row - 20)).toBeCloseTo(12.3, 1)
  })

  it('run from edge to edge where the field leaves the grid', () => {
    const [line, ...others] = isolines({ cols: 10, rows: 8, value: (col) => col - 4.5 })
    expect(others).toEqual([])
    expect(line).toHaveLength(9)
    for (const [col] of line ?? []) expect(col).toBe(4.5)
  })

  it('are apart where the field has several hills', () => {
    const value = (col: number, row: number) =>
      Math.min(distanceFrom(10, 4.2)(col, row), distanceFrom(30, 4.2)(col, row))
    expect(isolines({ cols: 40, rows: 40, value })).toHaveLength(2)
  })

  it('are none where it keeps its sign', () => {
    expect(isolines({ cols: 10, rows: 10, value: () => 1 })).toEqual([])
  })
})
