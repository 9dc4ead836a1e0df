import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { auditAll } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { productAudit } from '../../../catalog/products.audit.ts'
import { productsTag, productTag, searchTag } from '../../../catalog/server/catalog.tags.public.ts'
import { productRefusal } from '../../../catalog-desk/server/writing/product-refusal.public.ts'
import { logStates } from './log-states.ts'
import { columnsOf, inParts, rowOf, sentRows, variantRowsOf, type WholeProduct } from './sent-rows.ts'

interface NewProduct {
  readonly id: string
  readonly product: WholeProduct
}

const insertRows = async (db: Db, { added, at }: { added: readonly NewProduct[]; at: Date }) => {
  const rows = added.map(({ id, product }) => ({ ...rowOf(id, product), created_at: at, updated_at: at }))
  const names = columnsOf(rows)
  await db.execute(sql`
    insert into products (${names})
    select ${names} from jsonb_populate_recordset(null::products, ${sentRows(rows)})`)
  const variants = sentRows(added.flatMap(({ id, product }) => variantRowsOf(id, product)))
  await db.execute(sql`
    insert into product_variants (product_id, size, stock, position)
    select product_id, size, stock, position from jsonb_populate_recordset(null::product_variants, ${variants})`)
}

/** Adds many products, as drafts where nothing else is said. Returns their ids in the same order, and the entries of the log. */
export const addProducts = async (ctx: Context, { db, announce }: Write, wanted: readonly WholeProduct[]) => {
  const at = dateOf(ctx.clock.now())
  const all = wanted.map((product) => ({ id: randomUUID(), product }))
  const entries: number[] = []
  for (const added of inParts(all)) {
    await insertRows(db, { added, at }).catch((error: unknown) => {
      throw productRefusal(error)
    })
    const drafts = added.map(({ id, product }) => ({ id, after: { ...product.rows, state: 'draft' } }))
    entries.push(...(await auditAll(db, ctx, productAudit.created, drafts)))
    const states = added.map(({ id, product }) => ({
      id,
      before: { ...product, state: 'draft' as const },
      after: product,
    }))
    entries.push(...(await logStates(ctx, db, states)))
  }
  const ids = all.map(({ id }) => id)
  announce(...ids.map(productTag), productsTag, searchTag)
  return { ids, entries }
}
