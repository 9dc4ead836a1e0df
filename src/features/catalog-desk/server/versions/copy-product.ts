import { asc, eq, sql } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { productLimits } from '../../../catalog/product.limits.ts'
import { productAudit } from '../../../catalog/products.audit.ts'
import { productImages } from '../../../catalog/server/catalog.table.ts'
import { productsTag, productTag } from '../../../catalog/server/catalog.tags.public.ts'
import { lockProduct } from '../../../catalog/server/lock-product.public.ts'
import { insertProduct } from '../writing/create-product.ts'
import { readEditedRows } from '../writing/edited-rows.public.ts'

/** What a copy is called after its original. */
const ofCopy = ' (copie)'

/** Begins a draft with what a product has. Nothing of it is in stock, and its reference is its own. */
export const copyProduct = (ctx: Context, id: string) =>
  ctx.write(async ({ db, announce }) => {
    // The original is locked, so that its pictures are shown by it until they are shown by the copy as well.
    const original = await lockProduct(db, { id })
    const { variants, categoryId, ...rows } = await readEditedRows(db, original)
    const images = await db
      .select()
      .from(productImages)
      .where(eq(productImages.productId, id))
      .orderBy(asc(productImages.position), asc(productImages.id))
    const copy = {
      ...rows,
      categoryId: categoryId ?? '',
      sku: '',
      featured: false,
      nameFr: rows.nameFr.slice(0, productLimits.nameLength - ofCopy.length) + ofCopy,
      variants: variants.map(({ size }) => ({ size, stock: 0 })),
      state: 'draft' as const,
    }
    const copyId = await insertProduct(db, { ...copy, images: [], createdAt: ctx.clock.now() })
    if (images.length > 0)
      await db
        .insert(productImages)
        .values(images.map((image) => ({ ...image, id: sql`gen_random_uuid()`, productId: copyId })))
    await audit(db, ctx, productAudit.created, { id: copyId, after: { ...copy, copyOf: id } })
    announce(productTag(copyId), productsTag)
    return copyId
  })
