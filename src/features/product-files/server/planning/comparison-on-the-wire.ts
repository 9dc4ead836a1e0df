import { isDeepStrictEqual } from 'node:util'
import type { Comparison } from '../../product-files.contract.ts'
import { productFileLimits } from '../../product-files.limits.ts'
import { blankCells, type Cell, cellsOf, writtenColumns } from '../product-cells.ts'
import type { ImportPlan, PlannedRow } from './plan-import.ts'

const { shownChanges, shownLength } = productFileLimits

const shown = (cell: Cell) => {
  if (typeof cell === 'string' && cell.length > shownLength) return `${cell.slice(0, shownLength)}…`
  return typeof cell === 'object' && cell !== null ? [...cell] : cell
}

const changeOf = ({ line, kept, after }: PlannedRow): Comparison['changes'][number] => {
  const [before, now] = [kept ? cellsOf(kept.rows) : blankCells, cellsOf(after)]
  return {
    line,
    productId: kept?.id ?? null,
    name: kept?.rows.nameFr || after.nameFr,
    fields: writtenColumns
      .filter((column) => !isDeepStrictEqual(before[column], now[column]))
      .map((column) => ({ column, before: shown(before[column]), after: shown(now[column]) })),
  }
}

export const comparisonOnTheWire = ({ columns, lines, rows, same, faults, seen }: ImportPlan): Comparison => {
  const added = rows.filter(({ kept }) => !kept).length
  return {
    columns: [...columns],
    rows: lines,
    added,
    changed: rows.length - added,
    same: same.length,
    faults: [...faults],
    changes: rows.slice(0, shownChanges).map(changeOf),
    seen,
  }
}
