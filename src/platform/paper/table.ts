import type { Cell, Words } from './columns.ts'
import type { Lines } from './lines.ts'
import type { Paper } from './paper.ts'
import { colors, sheet } from './style.ts'
import { breakLines } from './typeset.ts'

export interface Column {
  readonly head: Cell
  readonly width: number
  readonly align: 'left' | 'right'
}

interface Table {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Cell[])[]
  readonly x?: number
}

/** A text of a cell, broken into lines that fit its column. */
interface Placed {
  readonly words: Words
  readonly lines: readonly string[]
}

interface Row {
  readonly cells: readonly (readonly Placed[])[]
  readonly height: number
}

const gap = 8
const padding = 5

const isLast = (index: number, columns: readonly Column[]) => index === columns.length - 1

const roomIn = (columns: readonly Column[], index: number) =>
  (columns[index]?.width ?? 0) - (isLast(index, columns) ? 0 : gap)

/** Lays out a row; it is as high as its highest cell. */
const layRow = (cells: readonly Cell[], columns: readonly Column[]): Row => {
  const placed = cells.map((cell, index) =>
    cell.map((words) => ({ words, lines: breakLines(words.text, roomIn(columns, index), words.style) })),
  )
  const heights = placed.map((cell) =>
    cell.reduce((sum, { words, lines }) => sum + lines.length * words.style.leading, 0),
  )
  return { cells: placed, height: Math.max(...heights) + 2 * padding }
}

/** The positions of the texts of a cell, one below the other. */
const linesOf = (cell: readonly Placed[], place: Omit<Lines, 'lines' | 'style'>) => {
  let { y } = place
  return cell.map(({ words, lines }) => {
    const text: Lines = { ...place, lines, style: words.style, y }
    y += lines.length * words.style.leading
    return { text, lang: words.lang }
  })
}

const headOf = (columns: readonly Column[]) => columns.map(({ head }) => head)

/** The height of a table that is not split over pages. */
export const tableHeight = ({ columns, rows }: Table) =>
  [headOf(columns), ...rows].reduce((sum, cells) => sum + layRow(cells, columns).height, 0)

/**
 * Writes a table: its header is repeated on each page, lines separate the rows, and no row is split over two pages.
 * Columns are side by side, each with a gap at its right; numbers are right-aligned.
 */
export const writeTable = (paper: Paper, { columns, rows, x = sheet.left }: Table) => {
  const starts = columns.map((_, index) => columns.slice(0, index).reduce((sum, { width }) => sum + width, x))
  const to = columns.reduce((sum, { width }) => sum + width, x)

  const cellLines = ({ cells }: Row) =>
    cells.map((cell, index) =>
      linesOf(cell, {
        x: starts[index] ?? x,
        y: paper.y + padding,
        width: roomIn(columns, index),
        align: columns[index]?.align ?? 'left',
      }),
    )

  const writeCell = (cell: ReturnType<typeof linesOf>) => {
    for (const { text, lang } of cell) {
      if (lang) paper.write('Span', text, { lang })
      else paper.add(text)
    }
  }

  const endRow = ({ height }: Row, color: string) => {
    paper.y += height
    paper.rule({ x, to, color })
  }

  const writeRow = (row: Row, type: 'TH' | 'TD') =>
    paper.inside('TR', () => {
      for (const cell of cellLines(row))
        paper.inside(type, () => writeCell(cell), type === 'TH' ? { scope: 'Column' } : {})
    })

  const head = layRow(headOf(columns), columns)

  /** The repeated header is decoration only, because the structure already contains the header once. */
  const repeatHead = () => {
    paper.decorate(() => {
      for (const { text } of cellLines(head).flat()) paper.draw(text)
    }, 'Pagination')
    endRow(head, colors.rule)
  }

  const laid = rows.map((cells) => layRow(cells, columns))
  const isHeaded = columns.some((column) => column.head.length > 0)
  paper.need(head.height + (laid[0]?.height ?? 0))
  paper.inside('Table', () => {
    if (isHeaded) {
      paper.inside('THead', () => writeRow(head, 'TH'))
      endRow(head, colors.rule)
    }
    paper.inside('TBody', () => {
      for (const row of laid) {
        if (paper.need(row.height) && isHeaded) repeatHead()
        writeRow(row, 'TD')
        endRow(row, colors.hairline)
      }
    })
  })
}
