import type { ReactNode } from 'react'
import type { ColumnSort } from './sort-head.tsx'

export interface Column<Row> {
  readonly name: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** What a file of the list has in this column; a column without it is not in the file. */
  readonly text?: (row: Row) => string
  /** By what a press of its head sorts the list. */
  readonly sort?: ColumnSort
  /** It is shown to those only who chose it. */
  readonly onlyIfChosen?: boolean
  /** Where the table is narrow, a row becomes a card: it has the first column and those that say so. */
  readonly inCard?: boolean
  /** The value is clear without its label: a card shows none, and the value beside the other cells. */
  readonly plain?: boolean
  /** The classes of the cells: `ledger:` where it is a table, `ledger-wide:` where its columns have a width of their own. */
  readonly className?: string
}

/** The columns of a table: there is one at least. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]]

/** Whether a column is shown to somebody who chose some columns, or none yet. */
export const isShown = <Row>({ name, onlyIfChosen }: Column<Row>, chosen: readonly string[] | undefined) =>
  chosen === undefined ? onlyIfChosen !== true : chosen.includes(name)

/** The first column, which names the subject of a row, and of the others those that are shown. */
export const shownColumns = <Row>(
  [subject, ...others]: Columns<Row>,
  chosen: readonly string[] | undefined,
): Columns<Row> => [subject, ...others.filter((column) => isShown(column, chosen))]
