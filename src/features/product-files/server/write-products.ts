import { getTableColumns, sql } from 'drizzle-orm'
import { auditAll } from '../../../platform/audit/audit.ts'
import { changedFields } from '../../../platform/audit/changed-fields.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import type { Db } from '../../../platform/db/database.ts'
import { productAudit } from '../../catalog/products.audit.ts'
import { products, productVariants } from '../../catalog/server/catalog.table.ts'
import { productsTag, productTag, searchTag } from '../../catalog/server/catalog.tags.public.ts'
import type { EditedRows } from '../../catalog-desk/server/writing/edited-rows.public.ts'
import { productRefusal } from '../../catalog-desk/server/writing/product-refusal.public.ts'
import { sizesBack } from '../../stock/server/sizes-back.public.ts'
import { sayCause } from '../../stock/server/stock-cause.public.ts'
import { announceStockRaised } from '../../stock/server/stock-raised.public.ts'

/** So many rows go with one statement. */
const atOnce = 500

const inParts = <Row>(rows: readonly Row[]) =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, part) =>
    rows.slice(part * atOnce, (part + 1) * atOnce),
  )

/** What is said in the log of a change. */
interface Said {
  readonly logged: typeof productAudit.updated | typeof productAudit.restored
  readonly reason: string
}

/** A locked product as it is and as it is to be. */
export interface ProductChange {
  readonly id: string
  readonly before: EditedRows
  readonly after: EditedRows
}

type EditedColumn = Exclude<keyof EditedRows, 'variants'>

const tableColumns = getTableColumns(products)

const columnName = (column: EditedColumn) => tableColumns[column].name

const rowOf = ({ id, after: { variants: _, ...columns } }: ProductChange) => ({
  id,
  ...Object.fromEntries(
    Object.entries(columns).map(([column, value]) => [columnName(column as EditedColumn), value]),
  ),
})

const updateRows = async (db: Db, { changes, at }: { changes: readonly ProductChange[]; at: Date }) => {
  const [first] = changes
  if (!first) return
  const { id: _, ...columns } = rowOf(first)
  const names = sql.join(
    Object.keys(columns).map((name) => sql.identifier(name)),
    sql`, `,
  )
  await db.execute(sql`
    update products set (${names}, updated_at, version) = (
      select ${names}, ${at.toISOString()}::timestamptz, products.version + 1
      from jsonb_populate_record(null::products, sent.row))
    from jsonb_array_elements(${JSON.stringify(changes.map(rowOf))}::jsonb) as sent (row)
    where products.id = (sent.row ->> 'id')::uuid`)
}

const placed = (id: string, { variants }: EditedRows) =>
  variants.map(({ size, stock }, position) => ({ productId: id, size, stock, position }))

/** A size that stays keeps its row, so that references to the row stay valid. */
const updateVariants = async (db: Db, changes: readonly ProductChange[]) => {
  const wanted = changes.flatMap(({ id, after }) => placed(id, after))
  const sizes = JSON.stringify(wanted.map(({ productId, size }) => ({ product_id: productId, size })))
  await db.execute(sql`
    delete from product_variants v
    where v.product_id = any(${sql.param(changes.map(({ id }) => id))}::uuid[])
      and (v.product_id, v.size) not in (
        select product_id, size from jsonb_to_recordset(${sizes}::jsonb) as sent (product_id uuid, size text))`)
  const sent = { stock: sql`excluded.stock`, position: sql`excluded.position` }
  for (const part of inParts(wanted))
    await db
      .insert(productVariants)
      .values([...part])
      .onConflictDoUpdate({
        target: [productVariants.productId, productVariants.size],
        set: sent,
        setWhere: sql`(${productVariants.stock}, ${productVariants.position}) <> (${sent.stock}, ${sent.position})`,
      })
}

/** Changes many locked products at once, in a few statements. Returns the entries of the log. */
export const changeProducts = async (
  ctx: Context,
  { db, announce }: Write,
  { changes, logged, reason }: Said & { readonly changes: readonly ProductChange[] },
) => {
  const at = dateOf(ctx.clock.now())
  await sayCause(db, { cause: 'corrected', reason, actorId: ctx.caller?.id, at: ctx.clock.now() })
  const entries: number[] = []
  for (const part of inParts(changes)) {
    await updateRows(db, { changes: part, at }).catch((error: unknown) => {
      throw productRefusal(error)
    })
    const differing = part.map((change) => ({
      ...change,
      fields: changedFields(change.before, change.after),
    }))
    const restocked = differing.filter(({ fields }) => fields?.after.variants)
    if (restocked.length > 0) await updateVariants(db, restocked)
    await announceStockRaised(
      ctx,
      db,
      restocked.flatMap(({ id, before, after }) =>
        sizesBack(id, { before: before.variants, after: after.variants }),
      ),
    )
    entries.push(
      ...(await auditAll(
        db,
        ctx,
        logged,
        differing.map(({ id, fields }) => ({
          id,
          before: fields?.before ?? {},
          after: { ...fields?.after, reason },
        })),
      )),
    )
  }
  announce(...changes.map(({ id }) => productTag(id)), productsTag, searchTag)
  return entries
}

/** Adds many products as drafts. Returns their ids in the same order, and the entries of the log. */
export const addDrafts = async (ctx: Context, { db, announce }: Write, drafts: readonly EditedRows[]) => {
  const at = dateOf(ctx.clock.now())
  const ids: string[] = []
  const entries: number[] = []
  for (const part of inParts(drafts)) {
    const made = await db
      .insert(products)
      .values(
        part.map(({ variants: _, ...columns }) => ({
          ...columns,
          state: 'draft' as const,
          createdAt: at,
          updatedAt: at,
        })),
      )
      .returning({ id: products.id })
      .catch((error: unknown) => {
        throw productRefusal(error)
      })
    const added = part.flatMap((rows, place) => {
      const id = made[place]?.id
      return id === undefined ? [] : [{ id, rows }]
    })
    const variants = added.flatMap(({ id, rows }) => placed(id, rows))
    for (const some of inParts(variants)) await db.insert(productVariants).values([...some])
    entries.push(
      ...(await auditAll(
        db,
        ctx,
        productAudit.created,
        added.map(({ id, rows }) => ({ id, after: { ...rows, state: 'draft' } })),
      )),
    )
    ids.push(...added.map(({ id }) => id))
  }
  announce(...ids.map(productTag), productsTag, searchTag)
  return { ids, entries }
}
