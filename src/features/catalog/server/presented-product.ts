import type { Context } from '../../../platform/context/context.ts'
import { catalogErrors } from '../catalog.errors.ts'
import { findProduct } from './catalog.repository.ts'

/** The piece as a visitor sees it at this moment; refused when it is not, or no longer, presented. */
export const presentedProduct = async (ctx: Context, id: string) => {
  const product = await findProduct(ctx, id)
  if (!product) throw catalogErrors.productNotFound()
  return product
}
