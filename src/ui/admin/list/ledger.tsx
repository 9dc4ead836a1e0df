import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Skeleton } from '../../states/skeleton.tsx'
import { awaited } from '../in-turn.tsx'

export interface Column<Row> {
  readonly name: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** The value is clear without its label: on a narrow screen it shows no label, beside the other cells. */
  readonly plain?: boolean
  /** The classes of the cells on a wide screen. */
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

const cellStyle = 'py-0.5 md:px-3 md:py-2.5 md:first:ps-0 md:last:pe-0'

/** A table; on a narrow screen each row becomes a small block with its own labels. */
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
    <table
      aria-busy={busy || rows === undefined}
      {...(rows === undefined && awaited)}
      // The fixed layout gives columns the same width before and after their rows are loaded.
      className={classNames(
        'w-full text-small max-md:block xl:table-fixed',
        busy && 'opacity-60 transition-opacity',
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
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
      <tbody className="max-md:block">
        {lines.map((line) => (
          <tr
            key={typeof line === 'string' ? line : line._id}
            className="border-hairline border-b align-top max-md:block max-md:py-3"
          >
            <th
              scope="row"
              className={classNames(cellStyle, 'text-start font-medium max-md:block', subject.className)}
            >
              {contentOf(subject, line)}
            </th>
            {others.map((column) => (
              <td
                key={column.name}
                className={classNames(
                  cellStyle,
                  column.plain
                    ? 'max-md:me-4 max-md:inline-block'
                    : 'max-md:grid max-md:grid-cols-[7rem_1fr] max-md:gap-x-3',
                  column.className,
                )}
              >
                {!column.plain && (
                  <span aria-hidden="true" className="text-ink-soft md:hidden">
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
  )
}
