import type { Shape } from './spreads.rules.ts'

/** How wide each shape is in a row whose pictures are all of one height. */
const widthOf: Readonly<Record<Shape, number>> = { landscape: 1.5, portrait: 0.75, square: 1 }

/** Three portraits and what air is left beside them. */
const widestRow = 2.6

/**
 * How many pictures each row of a board takes, in their order: as few rows as there is room for, all about equally
 * wide, so that no picture is left alone below the others.
 */
export const ideaRowsOf = (shapes: readonly Shape[]): readonly number[] => {
  const total = shapes.reduce((sum, shape) => sum + widthOf[shape], 0)
  const count = Math.ceil(total / widestRow)
  const rows = Array.from({ length: count }, () => 0)
  let before = 0
  for (const shape of shapes) {
    const middle = before + widthOf[shape] / 2
    const row = Math.floor((middle / total) * count)
    rows[row] = (rows[row] ?? 0) + 1
    before += widthOf[shape]
  }
  return rows.filter((pictures) => pictures > 0)
}
