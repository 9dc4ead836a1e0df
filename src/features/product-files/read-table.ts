/** A line of a table, with its place in the file as a spreadsheet counts it. */
export interface TableLine {
  readonly line: number
  readonly cells: readonly string[]
}

export interface Table {
  readonly headings: readonly string[]
  readonly lines: readonly TableLine[]
}

/** The table of an empty file, and of one that is none. */
const noTable: Table = { headings: [], lines: [] }

const separators = [';', ',', '\t'] as const

/** The sign that parts the first line most often, outside of quotes. */
const separatorOf = (text: string) => {
  const first = text.split(/\r\n|\r|\n/, 1)[0]?.replaceAll(/"[^"]*"/g, '') ?? ''
  const [most] = separators
    .map((separator) => ({ separator, count: first.split(separator).length }))
    .toSorted((one, other) => other.count - one.count)
  return most?.separator ?? ';'
}

/** A house that writes files for spreadsheets makes formulas harmless by an apostrophe, which is no part of the text. */
const withoutGuard = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

/** Reads one cell from a place on (RFC 4180), and the place of what ends it. */
const cellAt = (text: string, from: number, separator: string): { cell: string; end: number } => {
  if (text[from] !== '"') {
    let end = from
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
    return { cell: text.slice(from, end), end }
  }
  let cell = ''
  let place = from + 1
  for (;;) {
    const quote = text.indexOf('"', place)
    // A quote that is never closed takes the rest.
    if (quote < 0) return { cell: cell + text.slice(place), end: text.length }
    cell += text.slice(place, quote)
    if (text[quote + 1] !== '"') return afterQuotes(text, { cell, from: quote + 1, separator })
    cell += '"'
    place = quote + 2
  }
}

interface Quoted {
  readonly cell: string
  readonly from: number
  readonly separator: string
}

/** What stands behind the closing quote belongs to the cell as it is. */
const afterQuotes = (text: string, { cell, from, separator }: Quoted) => {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { cell: cell + text.slice(from, end), end }
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** The lines of a text of separated values. Blank ones are left out, but counted. */
const linesOf = (text: string, separator: string): readonly TableLine[] => {
  const lines: TableLine[] = []
  let cells: string[] = []
  let place = 0
  let line = 1
  while (place <= text.length) {
    const { cell, end } = cellAt(text, place, separator)
    cells.push(withoutGuard(cell))
    if (text[end] === separator) {
      place = end + 1
      continue
    }
    if (!isBlank(cells)) lines.push({ line, cells })
    cells = []
    line += 1
    place = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1)
  }
  return lines
}

const tableOfLines = (text: string): Table => {
  const said = /^sep=(.)\r?\n/.exec(text)
  const rest = said ? text.slice(said[0].length) : text
  const [first, ...lines] = linesOf(rest, said?.[1] ?? separatorOf(rest))
  if (!first) return noTable
  const before = said ? 1 : 0
  return {
    headings: first.cells.map((heading) => heading.trim()),
    lines: lines.map(({ line, cells }) => ({ line: line + before, cells })),
  }
}

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list of records; the number of a record stands for its line. */
const tableOfJson = (text: string): Table => {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return noTable
  }
  if (!Array.isArray(parsed)) return noTable
  const records = parsed.map((each) =>
    isRecord(each) ? new Map(Object.entries(each)) : new Map<string, unknown>(),
  )
  const headings = [...new Set(records.flatMap((record) => [...record.keys()]))]
  const lines = records.map((record, index) => ({
    line: index + 1,
    cells: headings.map((heading) => textOf(record.get(heading))),
  }))
  return { headings, lines: lines.filter(({ cells }) => !isBlank(cells)) }
}

/** Reads a file of products: separated by semicolons, commas or tabs, or JSON. */
export const readTable = (text: string): Table => {
  const content = text.replace(/^\ufeff/, '')
  return content.trimStart().startsWith('[') ? tableOfJson(content) : tableOfLines(content)
}
