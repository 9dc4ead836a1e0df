import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { csvFile } from '../../../../shared/text/csv.ts'
import type { Columns } from '../table/columns.ts'

interface RowsAsFileInput<Row> {
  readonly rows: readonly Row[]
  readonly columns: Columns<Row>
  readonly name: string
}

/** Rows as a spreadsheet reads them: the columns that have a text, under their labels. */
export const rowsAsFile = <Row>({ rows, columns, name }: RowsAsFileInput<Row>) => {
  const written = columns.flatMap(({ label, text }) => (text ? [{ label, text }] : []))
  const lines = [
    written.map(({ label }) => label),
    ...rows.map((row) => written.map(({ text }) => text(row))),
  ]
  return {
    bytes: new TextEncoder().encode(csvFile(lines)),
    fileName: `${name}-${parisTime(Date.now()).date}.csv`,
  }
}
