import { asc, eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { eurosOfCents } from '../../../../shared/money.ts'
import { lowestCents, reductionOf } from '../../../catalog/prior-price.ts'
import { priceHistory } from '../../../catalog/server/catalog.table.ts'
import { requireEditedProduct } from '../writing/find-edited-product.ts'

/** The prices at which a product was sold, the oldest first, and what may be said of them now. */
export const findPrices = async (ctx: Context, productId: string) => {
  const { _id: id } = await requireEditedProduct(ctx, productId)
  const rows = await ctx.db
    .select()
    .from(priceHistory)
    .where(eq(priceHistory.productId, id))
    .orderBy(asc(priceHistory.validFrom), asc(priceHistory.seq))
  const known = {
    history: rows.map(({ priceCents, validFrom, validTo }) => ({
      priceCents,
      fromMs: validFrom.getTime(),
      toMs: validTo?.getTime() ?? null,
    })),
    nowMs: ctx.clock.now().epochMilliseconds,
  }
  const lowest = lowestCents(known)
  const reduction = reductionOf(known)
  return {
    prices: rows.map(({ priceCents, validFrom, validTo }) => ({
      price: eurosOfCents(priceCents),
      from: validFrom.toISOString(),
      to: validTo?.toISOString() ?? null,
    })),
    lowest: lowest === undefined ? null : eurosOfCents(lowest),
    reduction: reduction
      ? { from: eurosOfCents(reduction.priorCents), until: new Date(reduction.untilMs).toISOString() }
      : null,
  }
}
