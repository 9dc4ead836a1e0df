import { changedProductSchema } from '../../features/catalog/product-input.schema.ts'
import { findEditedProduct } from '../../features/catalog/server/catalog.repository.ts'
import { updateProduct } from '../../features/catalog/server/update-product.ts'
import type { Context } from '../../platform/context/context.ts'
import { eurosOfCents } from '../../shared/money.ts'

/** Gives a piece another price as its editor would: reads it, changes the one field, sends it back. */
export const changePrice = async (
  ctx: Context,
  { productId: id, priceCents }: { productId: string; priceCents: number },
) => {
  const product = await findEditedProduct(ctx, id)
  const input = changedProductSchema.parse({ ...product, price: eurosOfCents(priceCents) })
  await updateProduct(ctx, { id, version: input.version, input })
}
