import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { changedFields } from '../../../../platform/audit/changed-fields.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { productAudit } from '../../../catalog/products.audit.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import { productsTag, productTag, searchTag } from '../../../catalog/server/catalog.tags.public.ts'
import { lockProduct } from '../../../catalog/server/lock-product.public.ts'
import { sizesBack } from '../../../stock/server/sizes-back.public.ts'
import { sayCause } from '../../../stock/server/stock-cause.public.ts'
import { announceStockRaised } from '../../../stock/server/stock-raised.public.ts'
import type { houseCauses } from '../../../stock/stock-causes.ts'
import { changesWords, type EditedRows, readEditedRows } from './edited-rows.public.ts'
import { productRefusal } from './product-refusal.public.ts'
import { refuseUnwritten } from './refuse-unwritten.public.ts'
import { writeVariants } from './write-variants.ts'

interface ProductWrite {
  readonly id: string
  /** The version that the editor saw; absent where any is accepted. */
  readonly version?: number | undefined
  /** Turns what is stored into what is to be stored. */
  readonly change: (kept: EditedRows, db: Db) => EditedRows | Promise<EditedRows>
  /** What the log says of it; that it was changed where nothing else is said. */
  readonly logged?:
    | typeof productAudit.updated
    | typeof productAudit.restored
    | typeof productAudit.next_published
  /** Why it was changed, for the log. */
  readonly reason?: string | undefined
  /** By what its stock changes. */
  readonly cause?: (typeof houseCauses)[number] | undefined
}

/** Changes the editable fields of a product. When nothing differs from the stored product, nothing is written. */
export const writeProduct = (
  ctx: Context,
  { id, version, change, reason, cause = 'corrected', logged = productAudit.updated }: ProductWrite,
) =>
  ctx.write(async ({ db, announce }) => {
    const product = await lockProduct(db, { id, version })
    const kept = await readEditedRows(db, product)
    const entered = await change(kept, db)
    const changes = changedFields(kept, entered)
    if (!changes) return
    if (product.state !== 'draft' || product.publishAt) refuseUnwritten(entered)
    const { variants, ...columns } = entered
    const updatedAt = dateOf(ctx.clock.now())
    await db
      .update(products)
      .set({ ...columns, updatedAt, version: product.version + 1 })
      .where(eq(products.id, id))
      .catch((error: unknown) => {
        throw productRefusal(error)
      })
    if (changes.after.variants) {
      await sayCause(db, { cause, reason, actorId: ctx.caller?.id, at: ctx.clock.now() })
      await writeVariants(db, { productId: id, variants })
    }
    await announceStockRaised(ctx, db, sizesBack(id, { before: kept.variants, after: variants }))
    await audit(db, ctx, logged, {
      id,
      before: changes.before,
      after: { ...changes.after, ...(reason && { reason }) },
    })
    announce(productTag(id), productsTag, ...(changesWords(changes.after) ? [searchTag] : []))
  })
