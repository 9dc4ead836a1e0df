import { changeProduct } from '../../features/catalog-desk/server/writing/change-product.ts'
import type { Context } from '../../platform/context/context.ts'
import { eurosOfCents } from '../../shared/money.ts'

interface NewPrice {
  readonly productId: string
  readonly priceCents: number
}

/** Changes the price of a product as a row of the list does. */
export const changePrice = (ctx: Context, { productId, priceCents }: NewPrice) =>
  changeProduct(ctx, productId, { price: eurosOfCents(priceCents) })
