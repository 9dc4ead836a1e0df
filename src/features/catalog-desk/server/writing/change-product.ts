import type { z } from 'zod'
import type { Context } from '../../../../platform/context/context.ts'
import { centsOfEuros } from '../../../../shared/money.ts'
import { catalogDeskErrors } from '../../catalog-desk.errors.ts'
import type { productChangeSchema } from '../../product-input.schema.ts'
import type { EditedRows } from './edited-rows.public.ts'
import { writeProduct } from './write-product.ts'

type ProductChange = z.output<typeof productChangeSchema>

/** Changes single fields of a product and leaves the others as they are, as a list does it in its rows. */
export const changeProduct = (
  ctx: Context,
  id: string,
  { version, reason, cause, ...change }: ProductChange,
) => writeProduct(ctx, { id, version, reason, cause, change: (kept) => changed(kept, change) })

const changed = (
  kept: EditedRows,
  { price, category, featured, stocks }: Omit<ProductChange, 'version' | 'reason' | 'cause'>,
): EditedRows => ({
  ...kept,
  ...(price !== undefined && { priceCents: centsOfEuros(price) }),
  ...(category !== undefined && { categoryId: category }),
  ...(featured !== undefined && { featured }),
  ...(stocks && { variants: stocked(kept.variants, stocks) }),
})

const stocked = (variants: EditedRows['variants'], stocks: NonNullable<ProductChange['stocks']>) => {
  const wanted = new Map(stocks.map(({ size, stock }) => [size ?? '', stock]))
  const unknown = stocks.findIndex(({ size }) => variants.every((variant) => variant.size !== (size ?? '')))
  if (unknown >= 0)
    throw catalogDeskErrors.sizeNotSold({ fields: { [`stocks.${unknown}.size`]: 'errors.sizeNotSold' } })
  return variants.map(({ size, stock }) => ({ size, stock: wanted.get(size) ?? stock }))
}
