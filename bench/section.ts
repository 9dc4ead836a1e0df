/** A promise of the house, and what was found. */
export interface Bound {
  readonly promise: string
  readonly found: string
  readonly isKept: boolean
}

/** What one part of the benchmark has to say. */
export interface Section {
  readonly title: string
  /** What exactly is measured, one sentence a line. */
  readonly about: readonly string[]
  /** Every row has the columns of the first. */
  readonly rows: readonly Readonly<Record<string, string | number>>[]
  readonly bounds: readonly Bound[]
  /** What is found but not judged. */
  readonly remarks?: readonly string[]
}

const cell = (value: string | number | undefined) =>
  typeof value === 'number' ? value.toLocaleString('en-GB', { maximumFractionDigits: 2 }) : (value ?? '')

const tableLines = (rows: Section['rows']) => {
  const columns = Object.keys(rows[0] ?? {})
  const lines = [columns, ...rows.map((row) => columns.map((column) => cell(row[column])))]
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  return lines.map((line) =>
    line
      .map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0)))
      .join('  '),
  )
}

const boundLine = ({ promise, found, isKept }: Bound) =>
  `${isKept ? '✓ pass' : '✗ FAIL'}  ${promise}: ${found}`

/** A section as it is printed. */
export const sectionText = ({ title, about, rows, bounds, remarks = [] }: Section) =>
  ['', `── ${title}`, ...about, '', ...tableLines(rows), '', ...bounds.map(boundLine), ...remarks]
    .join('\n')
    .trimEnd()
