import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { productAudit } from '../../../catalog/products.audit.ts'
import { productImages, products, productVariants } from '../../../catalog/server/catalog.table.ts'
import { productsTag, productTag, searchTag } from '../../../catalog/server/catalog.tags.public.ts'
import type { NewProduct } from './new-product.ts'
import { productRefusal } from './product-refusal.public.ts'

/** Creates a product with its sizes and pictures, and returns its id. */
export const createProduct = (ctx: Context, product: NewProduct) =>
  ctx.write(async ({ db, announce }) => {
    const createdAt = product.createdAt ?? ctx.clock.now()
    const id = await insertProduct(db, { ...product, createdAt }).catch((error: unknown) => {
      throw productRefusal(error)
    })
    const { images: _images, drawing: _drawing, ...after } = product
    await audit(db, ctx, productAudit.created, { id, after })
    announce(productTag(id), productsTag, searchTag)
    return id
  })

/** Creates a product inside a transaction of the caller. The caller announces it. */
export const insertProduct = async (
  db: Db,
  product: NewProduct & { readonly createdAt: Temporal.Instant },
) => {
  const { variants, images, tagsFr = [], tagsEn = [], fittedAt, cut = {}, measures = [], ...fields } = product
  const { createdAt } = product
  const enteredAt = dateOf(createdAt)
  const row = onlyRow(
    await db
      .insert(products)
      .values({
        ...fields,
        cut,
        measures,
        tagsFr: [...tagsFr],
        tagsEn: [...tagsEn],
        ...(fittedAt && { fittedAt: [...fittedAt] }),
        createdAt: enteredAt,
        updatedAt: enteredAt,
      })
      .returning({ id: products.id }),
  )
  const productId = row.id
  if (variants.length > 0)
    await db
      .insert(productVariants)
      .values(variants.map((variant, position) => ({ ...variant, productId, position })))
  if (images.length > 0)
    await db.insert(productImages).values(
      images.map(({ key, widths, ...image }, position) => ({
        ...image,
        mediaKey: key,
        widths: [...widths],
        productId,
        position,
      })),
    )
  return productId
}
