import { eq } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import { changedFields } from '../../../platform/audit/changed-fields.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { ProductInput } from '../product-input.schema.ts'
import { products } from './catalog.table.ts'
import { productsTag, productTag, searchTag } from './catalog.tags.ts'
import { changesWords, readKeptPiece } from './kept-piece.ts'
import { lockProduct } from './lock-product.ts'
import { pieceOfInput } from './piece-of-input.ts'
import { pieceRefusal } from './piece-refusal.ts'
import { sizesBack } from './stock/sizes-back.ts'
import { tellStockRaised } from './stock/stock-raised.public.ts'
import { writeVariants } from './write-variants.ts'

interface ProductEdit {
  readonly id: string
  /** The version that the editor saw. */
  readonly version: number
  readonly input: ProductInput
}

/** Replaces all that is edited of a piece; what is sent as it is kept writes nothing. */
export const updateProduct = (ctx: Context, { id, version, input }: ProductEdit) =>
  ctx.write(async ({ db, announce }) => {
    const product = await lockProduct(db, { id, version })
    const kept = await readKeptPiece(db, product)
    const piece = pieceOfInput(input, kept)
    const changes = changedFields(kept, piece)
    if (!changes) return
    const { variants, ...columns } = piece
    const updatedAt = new Date(ctx.clock.now().epochMilliseconds)
    await db
      .update(products)
      .set({ ...columns, updatedAt, version: version + 1 })
      .where(eq(products.id, id))
      .catch((error: unknown) => {
        throw pieceRefusal(error)
      })
    await writeVariants(db, { productId: id, variants })
    await tellStockRaised(ctx, db, sizesBack(id, { before: kept.variants, after: variants }))
    await audit(db, ctx, { action: 'product.updated', subject: { kind: 'product', id }, ...changes })
    announce(productTag(id), productsTag, ...(changesWords(changes.after) ? [searchTag] : []))
  })
