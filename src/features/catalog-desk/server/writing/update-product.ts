import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { changedFields } from '../../../../platform/audit/changed-fields.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { productAudit } from '../../../catalog/products.audit.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import { productsTag, productTag, searchTag } from '../../../catalog/server/catalog.tags.public.ts'
import { lockProduct } from '../../../catalog/server/lock-product.public.ts'
import { sizesBack } from '../../../stock/server/sizes-back.public.ts'
import { announceStockRaised } from '../../../stock/server/stock-raised.public.ts'
import type { ProductInput } from '../../product-input.schema.ts'
import { changesWords, readEditedRows } from './edited-rows.ts'
import { productOfInput } from './product-of-input.ts'
import { productRefusal } from './product-refusal.ts'
import { writeVariants } from './write-variants.ts'

interface ProductEdit {
  readonly id: string
  /** The version that the editor saw. */
  readonly version: number
  readonly input: ProductInput
}

/** Replaces all editable fields of a product. When nothing differs from the stored product, nothing is written. */
export const updateProduct = (ctx: Context, { id, version, input }: ProductEdit) =>
  ctx.write(async ({ db, announce }) => {
    const product = await lockProduct(db, { id, version })
    const kept = await readEditedRows(db, product)
    const entered = productOfInput(input, kept)
    const changes = changedFields(kept, entered)
    if (!changes) return
    const { variants, ...columns } = entered
    const updatedAt = dateOf(ctx.clock.now())
    await db
      .update(products)
      .set({ ...columns, updatedAt, version: version + 1 })
      .where(eq(products.id, id))
      .catch((error: unknown) => {
        throw productRefusal(error)
      })
    await writeVariants(db, { productId: id, variants })
    await announceStockRaised(ctx, db, sizesBack(id, { before: kept.variants, after: variants }))
    await audit(db, ctx, productAudit.updated, { id, ...changes })
    announce(productTag(id), productsTag, ...(changesWords(changes.after) ? [searchTag] : []))
  })
