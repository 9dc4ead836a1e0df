import { isDeepStrictEqual } from 'node:util'
import { productColumns } from '../../product-columns.ts'
import type { Comparison } from '../../product-files.contract.ts'
import { productFileLimits } from '../../product-files.limits.ts'
import { blankCells, type Cell, cellsOf, isWritten, type WrittenColumn } from '../product-cells.ts'
import type { WholeProduct } from '../writing/sent-rows.ts'
import type { ImportPlan, PlannedRow } from './plan-import.ts'

const { shownChanges, shownLength } = productFileLimits

const shown = (cell: Cell) => {
  if (typeof cell === 'string' && cell.length > shownLength) return `${cell.slice(0, shownLength)}…`
  return typeof cell === 'object' && cell !== null ? [...cell] : cell
}

type ComparedColumn = WrittenColumn | 'state'

const comparedColumns = productColumns.filter(
  (column): column is ComparedColumn => column === 'state' || isWritten(column),
)

const comparedCells = ({ rows, state }: WholeProduct): Readonly<Record<ComparedColumn, Cell>> => ({
  ...cellsOf(rows),
  state,
})

const cellsOfNew = { ...blankCells, state: 'draft' }

/** A category is shown by its name, as everywhere. */
const changeOf = (
  { line, kept, after }: PlannedRow,
  names: ImportPlan['categoryNames'],
): Comparison['changes'][number] => {
  const inWords = (column: ComparedColumn, cell: Cell) =>
    shown(column === 'category' ? (names.get(String(cell)) ?? cell) : cell)
  const [before, now] = [kept ? comparedCells(kept) : cellsOfNew, comparedCells(after)]
  return {
    line,
    productId: kept?.id ?? null,
    name: kept?.rows.nameFr || after.rows.nameFr,
    fields: comparedColumns
      .filter((column) => !isDeepStrictEqual(before[column], now[column]))
      .map((column) => ({
        column,
        before: inWords(column, before[column]),
        after: inWords(column, now[column]),
      })),
  }
}

export const comparisonOnTheWire = ({
  columns,
  lines,
  rows,
  same,
  faults,
  categoryNames,
  seen,
}: ImportPlan): Comparison => {
  const added = rows.filter(({ kept }) => !kept).length
  return {
    columns: [...columns],
    rows: lines,
    added,
    changed: rows.length - added,
    same: same.length,
    faults: [...faults],
    changes: rows.slice(0, shownChanges).map((row) => changeOf(row, categoryNames)),
    seen,
  }
}
