import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Skeleton } from '../../states/skeleton.tsx'
import { awaited } from '../in-turn.tsx'

export interface Column<Row> {
  readonly name: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** The value is clear without its label: a narrow table shows none, and the value beside the other cells. */
  readonly plain?: boolean
  /** The classes of the cells: `ledger:` where it is a table, `ledger-wide:` where its columns have a width of their own. */
  readonly className?: string
}

/** The columns of a table: there is one at least. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]]

interface LedgerProps<Row> {
  /** Only screen readers read the caption; the visible heading is elsewhere. */
  readonly caption: string
  /** The first column names the subject of each row. */
  readonly columns: Columns<Row>
  /** Undefined until the rows are loaded. */
  readonly rows: readonly Row[] | undefined
  /** The number of placeholder lines that are shown until the rows are loaded. */
  readonly expected: number
  /** The old rows are still shown while other rows are being loaded. */
  readonly busy?: boolean
}

const cellStyle = 'py-0.5 ledger:px-3 ledger:py-2.5 ledger:first:ps-0 ledger:last:pe-0'

/** A table; where it is narrow, each row becomes a small block with its own labels. */
export const Ledger = <Row extends { readonly _id: string }>({
  caption,
  columns,
  rows,
  expected,
  busy = false,
}: LedgerProps<Row>) => {
  const [subject, ...others] = columns
  const lines: readonly (Row | string)[] =
    rows ?? Array.from({ length: expected }, (_, line) => `place ${line}`)
  const contentOf = ({ cell }: Column<Row>, line: Row | string) =>
    typeof line === 'string' ? <Skeleton className="my-1 h-4 w-24" /> : cell(line)
  return (
    <div className="@container/ledger">
      <table
        aria-busy={busy || rows === undefined}
        {...(rows === undefined && awaited)}
        // The fixed layout gives columns the same width before and after their rows are loaded.
        className={classNames(
          'w-full text-small entry:block ledger-wide:table-fixed',
          busy && 'opacity-60 transition-opacity',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead className="entry:sr-only">
          <tr className="border-rule border-b">
            {columns.map(({ name, label, className }) => (
              <th
                key={name}
                scope="col"
                className={classNames(cellStyle, 'text-start font-medium text-ink-soft', className)}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="entry:block">
          {lines.map((line) => (
            <tr
              key={typeof line === 'string' ? line : line._id}
              className="border-hairline border-b align-top entry:block entry:py-3"
            >
              <th
                scope="row"
                className={classNames(cellStyle, 'text-start font-medium entry:block', subject.className)}
              >
                {contentOf(subject, line)}
              </th>
              {others.map((column) => (
                <td
                  key={column.name}
                  className={classNames(
                    cellStyle,
                    column.plain
                      ? 'entry:me-4 entry:inline-block'
                      : 'entry:grid entry:grid-cols-[7rem_1fr] entry:gap-x-3',
                    column.className,
                  )}
                >
                  {!column.plain && (
                    <span aria-hidden="true" className="text-ink-soft ledger:hidden">
                      {column.label}
                    </span>
                  )}
                  <div className="min-w-0">{contentOf(column, line)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
