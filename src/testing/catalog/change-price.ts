import { changedProductSchema } from '../../features/catalog-desk/product-input.schema.ts'
import { findEditedProduct } from '../../features/catalog-desk/server/writing/find-edited-product.ts'
import { updateProduct } from '../../features/catalog-desk/server/writing/update-product.ts'
import type { Context } from '../../platform/context/context.ts'
import { eurosOfCents } from '../../shared/money.ts'

/** Changes the price of a product as its editor would: reads the product, changes the one field, sends it back. */
export const changePrice = async (
  ctx: Context,
  { productId: id, priceCents }: { productId: string; priceCents: number },
) => {
  const product = await findEditedProduct(ctx, id)
  const input = changedProductSchema.parse({ ...product, price: eurosOfCents(priceCents) })
  await updateProduct(ctx, { id, version: input.version, input })
}
