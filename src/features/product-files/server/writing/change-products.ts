import { sql } from 'drizzle-orm'
import { changedFields } from '../../../../platform/audit/changed-fields.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { productsTag, productTag, searchTag } from '../../../catalog/server/catalog.tags.public.ts'
import { wasShown } from '../../../catalog/server/was-shown.public.ts'
import { productRefusal } from '../../../catalog-desk/server/writing/product-refusal.public.ts'
import { sizesBack } from '../../../stock/server/sizes-back.public.ts'
import { sayCause } from '../../../stock/server/stock-cause.public.ts'
import { announceStockRaised } from '../../../stock/server/stock-raised.public.ts'
import { columnsOf, inParts, rowOf, sentRows, variantRowsOf, type WholeProduct } from './sent-rows.ts'

/** A locked product as it is and as it is to be. */
export interface ProductChange {
  readonly id: string
  readonly before: WholeProduct
  readonly after: WholeProduct
}

/** A change with what differs. */
export interface ComparedChange extends ProductChange {
  readonly fields: ReturnType<typeof changedFields>
}

interface Changes {
  readonly changes: readonly ProductChange[]
  /** Why the stock changes, for its movements. */
  readonly reason: string
  /** Adds a part of the changes to the log, and answers the numbers of the entries. */
  readonly log: (part: readonly ComparedChange[]) => Promise<readonly number[]>
}

/** A state is written with the row, so that a price that nobody could buy at is none of the history. */
const updateRows = async (db: Db, { changes, at }: { changes: readonly ProductChange[]; at: Date }) => {
  const rows = changes.map(({ id, after }) => rowOf(id, after))
  const names = columnsOf(rows.map(({ id: _, ...columns }) => columns))
  const now = sql`${at.toISOString()}::timestamptz`
  await db.execute(sql`
    update products set (${names}, created_at, updated_at, version) = (
      select ${names},
        -- For the shop a product begins when it is first shown.
        case when state = 'published' and not ${wasShown} then ${now} else products.created_at end,
        ${now}, products.version + 1
      from jsonb_populate_record(null::products, sent.row))
    from jsonb_array_elements(${sentRows(rows)}) as sent (row)
    where products.id = (sent.row ->> 'id')::uuid`)
}

/** A size that stays keeps its row, so that references to the row stay valid. */
const updateVariants = async (db: Db, changes: readonly ProductChange[]) => {
  const wanted = sentRows(changes.flatMap(({ id, after }) => variantRowsOf(id, after)))
  await db.execute(sql`
    delete from product_variants v
    where v.product_id = any(${sql.param(changes.map(({ id }) => id))}::uuid[])
      and (v.product_id, v.size) not in (
        select product_id, size from jsonb_to_recordset(${wanted}) as sent (product_id uuid, size text))`)
  await db.execute(sql`
    insert into product_variants as kept (product_id, size, stock, position)
    select product_id, size, stock, position from jsonb_populate_recordset(null::product_variants, ${wanted})
    on conflict (product_id, size) do update set stock = excluded.stock, position = excluded.position
    where (kept.stock, kept.position) <> (excluded.stock, excluded.position)`)
}

/** The sizes that can be had and could not before: all of a product that the shop shows from now on. */
const sizesBackOf = ({ id, before, after }: ProductChange) => {
  const isShown = before.state !== 'published' && after.state === 'published'
  return sizesBack(id, { before: isShown ? [] : before.rows.variants, after: after.rows.variants })
}

/** Changes many locked products at once, in a few statements. Returns the entries of the log. */
export const changeProducts = async (
  ctx: Context,
  { db, announce }: Write,
  { changes, reason, log }: Changes,
): Promise<readonly number[]> => {
  const at = dateOf(ctx.clock.now())
  await sayCause(db, { cause: 'corrected', reason, actorId: ctx.caller?.id, at: ctx.clock.now() })
  const entries: number[] = []
  for (const part of inParts(changes)) {
    await updateRows(db, { changes: part, at }).catch((error: unknown) => {
      throw productRefusal(error)
    })
    const compared = part.map((change) => ({
      ...change,
      fields: changedFields(change.before.rows, change.after.rows),
    }))
    const restocked = compared.filter(({ fields }) => fields?.after.variants)
    if (restocked.length > 0) await updateVariants(db, restocked)
    await announceStockRaised(ctx, db, part.flatMap(sizesBackOf))
    entries.push(...(await log(compared)))
  }
  announce(...changes.map(({ id }) => productTag(id)), productsTag, searchTag)
  return entries
}
