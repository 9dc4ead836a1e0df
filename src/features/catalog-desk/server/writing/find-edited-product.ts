import type { Context } from '../../../../platform/context/context.ts'
import { isProductId } from '../../../catalog/catalog.rules.ts'
import { readAnyProductRows } from '../../../catalog/server/product-rows.public.ts'
import type { EditedProduct } from '../../edited-product.schema.ts'
import { editedProductOnTheWire } from './edited-product-on-the-wire.ts'

/** A product as its editor reads it. */
export const findEditedProduct = async (ctx: Context, id: string): Promise<EditedProduct | undefined> => {
  if (!isProductId(id)) return undefined
  const nowMs = ctx.clock.now().epochMilliseconds
  const [row] = await readAnyProductRows(ctx.db, { ids: [id], nowMs })
  return row && editedProductOnTheWire(row, { lng: ctx.lng, nowMs })
}
