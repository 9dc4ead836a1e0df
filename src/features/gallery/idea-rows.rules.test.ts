import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ideaRowsOf } from './idea-rows.rules.ts'
import type { Shape } from './spreads.rules.ts'

const portraits = (count: number) => Array.from({ length: count }, (): Shape => 'portrait')

describe('the rows of a board', () => {
  it.each([
    [0, []],
    [1, [1]],
    [3, [3]],
    [4, [2, 2]],
    [5, [2, 3]],
    [6, [3, 3]],
    [7, [2, 3, 2]],
  ])('share %i portraits out as %j', (count, rows) => {
    expect(ideaRowsOf(portraits(count))).toEqual(rows)
  })

  it('give a landscape the room of two portraits', () => {
    expect(ideaRowsOf(['landscape', 'portrait'])).toEqual([2])
    expect(ideaRowsOf(['landscape', 'portrait', 'landscape', 'portrait'])).toEqual([2, 2])
  })

  it('hold every picture once, and never more than the window has room for', () => {
    const shapes = fc.array(fc.constantFrom<Shape>('landscape', 'portrait', 'square'), { maxLength: 120 })
    fc.assert(
      fc.property(shapes, (board) => {
        const rows = ideaRowsOf(board)
        expect(rows.reduce((sum, pictures) => sum + pictures, 0)).toBe(board.length)
        for (const pictures of rows) {
          expect(pictures).toBeGreaterThan(0)
          expect(pictures).toBeLessThanOrEqual(5)
        }
      }),
    )
  })
})
