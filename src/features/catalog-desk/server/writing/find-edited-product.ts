import type { Context } from '../../../../platform/context/context.ts'
import { catalogErrors } from '../../../catalog/catalog.errors.ts'
import { isProductId } from '../../../catalog/catalog.rules.ts'
import { readAnyProductRows } from '../../../catalog/server/product-rows.public.ts'
import type { EditedProduct } from '../../edited-product.schema.ts'
import { editedProductOnTheWire } from './edited-product-on-the-wire.ts'

/** A product as its editor reads it, in any state. */
export const requireEditedProduct = async (ctx: Context, id: string): Promise<EditedProduct> => {
  if (!isProductId(id)) throw catalogErrors.productNotFound()
  const nowMs = ctx.clock.now().epochMilliseconds
  const [row] = await readAnyProductRows(ctx.db, { ids: [id], nowMs })
  if (!row) throw catalogErrors.productNotFound()
  return editedProductOnTheWire(row, { lng: ctx.lng, nowMs })
}
