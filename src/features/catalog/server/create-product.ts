import { audit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { productImages, products, productVariants } from './catalog.table.ts'
import { productsTag, productTag, searchTag } from './catalog.tags.ts'
import type { NewProduct } from './new-product.ts'
import { pieceRefusal } from './piece-refusal.ts'

/** Enters a piece with its sizes and pictures; answers its id. */
export const createProduct = (ctx: Context, piece: NewProduct) =>
  ctx.write(async ({ db, announce }) => {
    const createdAt = piece.createdAt ?? ctx.clock.now()
    const id = await insertProduct(db, { ...piece, createdAt }).catch((error: unknown) => {
      throw pieceRefusal(error)
    })
    const { images: _images, drawing: _drawing, ...after } = piece
    await audit(db, ctx, { action: 'product.created', subject: { kind: 'product', id }, after })
    announce(productTag(id), productsTag, searchTag)
    return id
  })

/** Enters a piece inside a transaction of the caller, who announces it. */
export const insertProduct = async (db: Db, piece: NewProduct & { readonly createdAt: Temporal.Instant }) => {
  const { variants, images, tagsFr = [], tagsEn = [], createdAt, ...fields } = piece
  const enteredAt = new Date(createdAt.epochMilliseconds)
  const [row] = await db
    .insert(products)
    .values({
      ...fields,
      tagsFr: [...tagsFr],
      tagsEn: [...tagsEn],
      createdAt: enteredAt,
      updatedAt: enteredAt,
    })
    .returning({ id: products.id })
  if (!row) throw new Error('An inserted piece answered no row')
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
