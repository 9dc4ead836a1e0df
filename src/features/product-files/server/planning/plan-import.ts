import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { changedFields } from '../../../../platform/audit/changed-fields.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { UploadedFile } from '../../../../shared/api/contract.ts'
import { localized } from '../../../../shared/i18n/localized.ts'
import { isProductId } from '../../../catalog/catalog.rules.ts'
import { categories } from '../../../catalog/server/catalog.table.ts'
import { matchedColumns, type ProductColumn } from '../../product-columns.ts'
import { productFilesErrors } from '../../product-files.errors.ts'
import { productFileLimits } from '../../product-files.limits.ts'
import { readTable, type TableLine } from '../../read-table.ts'
import { findKeptProducts, type KeptProduct } from '../kept-products.ts'
import { isWritten, type WrittenColumn } from '../product-cells.ts'
import type { WholeProduct } from '../writing/sent-rows.ts'
import { categoryWords, type RowFault, readRow } from './read-row.ts'
import { type SeatFault, Seats } from './seats.ts'

/** A line that adds a product or changes one. */
export interface PlannedRow {
  readonly line: number
  /** Undefined for a new product. */
  readonly kept: KeptProduct | undefined
  readonly after: WholeProduct
}

export interface ImportPlan {
  readonly columns: readonly { readonly heading: string; readonly column: ProductColumn | null }[]
  readonly lines: number
  readonly rows: readonly PlannedRow[]
  /** The lines that say what is so already, with their products. */
  readonly same: readonly { readonly line: number; readonly productId: string }[]
  readonly faults: readonly (RowFault & { readonly line: number })[]
  /** What the categories are called, by their ids. */
  readonly categoryNames: ReadonlyMap<string, string>
  /** Another file, other columns or another catalogue make it another one. */
  readonly seen: string
}

interface ImportFile {
  readonly file: UploadedFile | undefined
  /** What each column is; by its heading where nothing is said. */
  readonly columns?: readonly (ProductColumn | null)[] | undefined
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

const textOf = ({ bytes }: UploadedFile) => {
  try {
    return utf8.decode(bytes)
  } catch {
    throw productFilesErrors.notUtf8({ fields: { file: 'errors.notUtf8' } })
  }
}

const readFile = (file: UploadedFile | undefined) => {
  const table = file && readTable(textOf(file))
  if (!table || table.lines.length === 0)
    throw productFilesErrors.noTable({ fields: { file: 'errors.noTable' } })
  const { mostRows: limit } = productFileLimits
  if (table.lines.length > limit)
    throw productFilesErrors.tooManyRows({ values: { limit }, fields: { file: 'errors.tooManyRows' } })
  return table
}

/** What each column of the file is; each product column is said by one at most. */
const columnsOf = (headings: readonly string[], said: ImportFile['columns']) => {
  const columns = said ?? matchedColumns(headings)
  const named = columns.slice(0, headings.length).filter((column) => column != null)
  if (named.length === 0 || new Set(named).size < named.length)
    throw productFilesErrors.columnsUnknown({ fields: { columns: 'errors.columnsUnknown' } })
  return headings.map((heading, place) => ({ heading, column: columns[place] ?? null }))
}

interface Named extends TableLine {
  readonly id: string
  readonly sku: string
  readonly state: string
  readonly texts: ReadonlyMap<WrittenColumn, string>
}

const namedLine = (
  { line, cells }: TableLine,
  columns: readonly { readonly column: ProductColumn | null }[],
): Named => {
  const said = (wanted: ProductColumn) => {
    const place = columns.findIndex(({ column }) => column === wanted)
    return place < 0 ? '' : (cells[place] ?? '').trim()
  }
  const texts = columns.flatMap(({ column }, place) =>
    isWritten(column) ? [[column, cells[place] ?? ''] as const] : [],
  )
  return {
    line,
    cells,
    id: said('id').toLowerCase(),
    sku: said('sku').toUpperCase(),
    state: said('state'),
    texts: new Map(texts),
  }
}

const isSame = (kept: KeptProduct, after: WholeProduct) =>
  kept.state === after.state && !changedFields(kept.rows, after.rows)

/** So many rows are read before others have their turn. */
const rowsPerTurn = 50

/** Compares a file with the catalogue, line by line. */
export const planImport = async (ctx: Context, { file, columns: said }: ImportFile): Promise<ImportPlan> => {
  const table = readFile(file)
  const columns = columnsOf(table.headings, said)
  const lines = table.lines.map((line) => namedLine(line, columns))
  const [known, allCategories] = await Promise.all([
    findKeptProducts(ctx.db, {
      ids: lines.map(({ id }) => id).filter(isProductId),
      skus: lines.map(({ sku }) => sku).filter(Boolean),
    }),
    ctx.db.select().from(categories),
  ])
  const words = categoryWords(allCategories)
  const seats = new Seats(known)
  const rows: PlannedRow[] = []
  const same: { line: number; productId: string }[] = []
  const faults: (RowFault & { line: number })[] = []
  for (const [place, named] of lines.entries()) {
    if (place % rowsPerTurn === 0) await turn()
    const { line, texts, state } = named
    const seat = seats.take(named)
    const { after, faults: found } =
      'fault' in seat
        ? { after: undefined, faults: [faultOf(ctx, seat)] }
        : readRow(ctx, { kept: seat.kept, texts, state, categories: words })
    faults.push(...found.map((fault) => ({ line, ...fault })))
    if ('fault' in seat || !after || found.length > 0) continue
    const taken = seats.takeSku({ line, sku: after.rows.sku, id: seat.kept?.id })
    if (taken) faults.push({ line, ...faultOf(ctx, taken) })
    else if (seat.kept && isSame(seat.kept, after)) same.push({ line, productId: seat.kept.id })
    else rows.push({ line, kept: seat.kept, after })
  }
  const categoryNames = new Map(
    allCategories.map(({ id, nameFr, nameEn }) => [id, localized(ctx.lng, nameFr, nameEn)]),
  )
  return { columns, lines: lines.length, rows, same, faults, categoryNames, seen: seenOf(columns, rows) }
}

const faultOf = ({ say }: Pick<Context, 'say'>, { fault, column, values = {} }: SeatFault): RowFault => ({
  column,
  message: say(`product-files:faults.${fault}`, values),
})

const seenOf = (columns: ImportPlan['columns'], rows: readonly PlannedRow[]) => {
  const said = rows.map(({ line, kept, after }) => [line, kept?.id, kept?.version, after])
  return createHash('sha256')
    .update(JSON.stringify([columns, said]))
    .digest('hex')
}
