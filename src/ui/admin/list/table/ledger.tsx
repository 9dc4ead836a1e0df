import { classNames } from '../../../class-names.ts'
import { Skeleton } from '../../../states/skeleton.tsx'
import { awaited } from '../../in-turn.tsx'
import type { Selection } from '../selection/use-selection.ts'
import type { Column, Columns } from './columns.ts'
import { directionOf, SortHead, type Sorting } from './sort-head.tsx'
import { useKeptPlace } from './use-kept-place.ts'
import { useRowKeys } from './use-row-keys.ts'

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
  readonly sorting?: Sorting | undefined
  readonly selection?: Selection<Row> | undefined
}

const cellStyle = 'py-0.5 ledger:px-2.5 ledger:py-1.5 ledger:first:ps-0 ledger:last:pe-0'

const cardStyle = <Row,>({ plain, inCard }: Column<Row>, isShort: boolean) => {
  if (isShort && !inCard) return 'entry:hidden'
  // No wider than the card without the space behind it: a long word is cut there, as in a table.
  return plain
    ? 'entry:me-4 entry:inline-block entry:max-w-[calc(100%-1rem)] entry:align-top'
    : 'entry:grid entry:grid-cols-[7rem_1fr] entry:gap-x-3'
}

type HeadsProps<Row> = Pick<LedgerProps<Row>, 'columns' | 'sorting' | 'selection'>

const Heads = <Row,>({ columns, sorting, selection }: HeadsProps<Row>) => (
  <thead className="entry:sr-only">
    <tr className="border-rule border-b">
      {selection && <td className="w-9" />}
      {columns.map(({ name, label, sort, className }) => (
        <th
          key={name}
          scope="col"
          aria-sort={sorting && directionOf(sort, sorting.chosen)}
          className={classNames(cellStyle, 'text-start font-medium text-ink-soft', className)}
        >
          {sort && sorting ? <SortHead label={label} sort={sort} sorting={sorting} /> : label}
        </th>
      ))}
    </tr>
  </thead>
)

/** The checkbox that selects a row. */
const SelectCell = <Row extends { readonly _id: string }>({
  line,
  selection,
}: {
  line: Row | string
  selection: Selection<Row>
}) => (
  <td className="w-9 entry:absolute entry:start-0 entry:top-1">
    {typeof line !== 'string' && (
      <label className="grid h-9 w-9 place-content-center">
        <input
          type="checkbox"
          data-key="x"
          className="tick"
          checked={selection.has(line._id)}
          onChange={() => selection.toggle(line)}
          aria-label={selection.nameOf(line)}
        />
      </label>
    )}
  </td>
)

/** A table; where it is narrow, each row becomes a small card with its own labels. */
export const Ledger = <Row extends { readonly _id: string }>({
  caption,
  columns,
  rows,
  expected,
  busy = false,
  sorting,
  selection,
}: LedgerProps<Row>) => {
  const [subject, ...others] = columns
  // A card has only some columns where the list says which.
  const isShort = others.some(({ inCard }) => inCard)
  const lines: readonly (Row | string)[] =
    rows ?? Array.from({ length: expected }, (_, line) => `place ${line}`)
  const contentOf = ({ cell }: Column<Row>, line: Row | string) =>
    typeof line === 'string' ? <Skeleton className="my-1 h-4 w-24" /> : cell(line)
  const table = useKeptPlace(rows !== undefined)
  useRowKeys(table)
  return (
    <div className="@container/ledger">
      <table
        ref={table}
        aria-busy={busy || rows === undefined}
        {...(rows === undefined && awaited)}
        // The fixed layout gives columns the same width before and after their rows are loaded.
        className={classNames(
          'w-full text-small entry:block ledger-wide:table-fixed',
          busy && 'opacity-60 transition-opacity',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <Heads columns={columns} sorting={sorting} selection={selection} />
        <tbody className="entry:block">
          {lines.map((line) => (
            <tr
              key={typeof line === 'string' ? line : line._id}
              // A place that is kept for a row has nothing to be read out.
              aria-hidden={typeof line === 'string' || undefined}
              data-row={typeof line === 'string' ? undefined : line._id}
              className={classNames(
                'border-hairline border-b align-top focus-within:bg-linen/40 hover:bg-linen/40 entry:block entry:py-3',
                selection && 'entry:relative entry:ps-10',
              )}
            >
              {selection && <SelectCell line={line} selection={selection} />}
              <th
                scope="row"
                className={classNames(cellStyle, 'text-start font-medium entry:block', subject.className)}
              >
                {contentOf(subject, line)}
              </th>
              {others.map((column) => (
                <td
                  key={column.name}
                  className={classNames(cellStyle, cardStyle(column, isShort), column.className)}
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
