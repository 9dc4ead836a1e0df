import { audit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { csvFile } from '../../../shared/text/csv.ts'
import { headingOf, type ProductColumn, productColumns } from '../product-columns.ts'
import { productFileAudit } from '../product-files.audit.ts'
import { everyKeptProduct, type KeptProduct } from './kept-products.ts'
import { type Cell, cellsOf } from './product-cells.ts'

/** Pictures are files of their own. */
const exported = productColumns.filter((column) => column !== 'pictures')

const cellOf = ({ id, state, rows }: KeptProduct) => {
  const cells = cellsOf(rows)
  return (column: ProductColumn): Cell => {
    if (column === 'id') return id
    if (column === 'state') return state
    return column === 'pictures' ? null : cells[column]
  }
}

const answers = { fr: { yes: 'oui', no: 'non' }, en: { yes: 'yes', no: 'no' } } as const

/** A cell as a spreadsheet of that language reads it. */
const textOfCell = (cell: Cell, lng: Language) => {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return cell ? answers[lng].yes : answers[lng].no
  if (typeof cell === 'number') return lng === 'fr' ? String(cell).replace('.', ',') : String(cell)
  return typeof cell === 'string' ? cell : cell.join(', ')
}

const fileOf = {
  csv: (products: readonly KeptProduct[], lng: Language) =>
    csvFile([
      exported.map((column) => headingOf(column, lng)),
      ...products.map((product) => {
        const cell = cellOf(product)
        return exported.map((column) => textOfCell(cell(column), lng))
      }),
    ]),
  json: (products: readonly KeptProduct[]) =>
    JSON.stringify(
      products.map((product) => {
        const cell = cellOf(product)
        return Object.fromEntries(exported.map((column) => [column, cell(column)]))
      }),
      null,
      2,
    ),
} as const

/** Every product with all its fields in both languages, as a file that can be imported again. */
export const exportProducts = async (ctx: Context, format: 'csv' | 'json') => {
  const products: KeptProduct[] = []
  for await (const some of everyKeptProduct(ctx.db)) products.push(...some)
  await ctx.write(({ db }) =>
    audit(db, ctx, productFileAudit.exported, { id: 'all', after: { products: products.length, format } }),
  )
  const today = parisTime(ctx.clock.now().epochMilliseconds).date
  return {
    bytes: new TextEncoder().encode(fileOf[format](products, ctx.lng)),
    fileName: `${ctx.lng === 'fr' ? 'produits' : 'products'}-${today}.${format}`,
  }
}
