import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { ProductState } from '../../../catalog/product.limits.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import type { EditedRows } from '../../../catalog-desk/server/writing/edited-rows.public.ts'

/** A product with everything that a file says of it, as its rows hold it. */
export interface WholeProduct {
  readonly rows: EditedRows
  readonly state: ProductState
  readonly publishAt: Date | null
}

/** So many rows go with one statement. */
const atOnce = 500

export const inParts = <Row>(rows: readonly Row[]) =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, part) =>
    rows.slice(part * atOnce, (part + 1) * atOnce),
  )

type EditedColumn = Exclude<keyof EditedRows, 'variants'>

const tableColumns = getTableColumns(products)

const columnName = (column: EditedColumn) => tableColumns[column].name

/** A row of the products by the names of the database. */
export const rowOf = (id: string, { rows: { variants: _, ...columns }, state, publishAt }: WholeProduct) => ({
  id,
  state,
  publish_at: publishAt,
  ...Object.fromEntries(
    Object.entries(columns).map(([column, value]) => [columnName(column as EditedColumn), value]),
  ),
})

export const variantRowsOf = (id: string, { rows: { variants } }: WholeProduct) =>
  variants.map(({ size, stock }, position) => ({ product_id: id, size, stock, position }))

/** Rows as one value: many parameters take the driver longer than the database takes for the rows. */
export const sentRows = (rows: readonly object[]): SQL => sql`${JSON.stringify(rows)}::jsonb`

/** The columns that rows have, which all have alike. */
export const columnsOf = ([first = {}]: readonly object[]): SQL =>
  sql.join(
    Object.keys(first).map((name) => sql.identifier(name)),
    sql`, `,
  )
