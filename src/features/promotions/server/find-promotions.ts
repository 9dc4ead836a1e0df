import { desc, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { together } from '../../../platform/db/together.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { localized } from '../../../shared/i18n/localized.ts'
import { eurosOfCents } from '../../../shared/money.ts'
import { products } from '../../catalog/server/catalog.table.ts'
import { promotionState } from '../promotion.rules.ts'
import type { Promotion } from '../promotions.contract.ts'
import { promotionLimits } from '../promotions.limits.ts'
import { promotionPeople, promotions } from './promotions.table.ts'
import { findUsage } from './uses.ts'

const findExcluded = async ({ lng }: Pick<Context, 'lng'>, db: Db, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, Promotion['excludedProducts'][number]>()
  const rows = await db
    .select({
      id: products.id,
      nameFr: products.nameFr,
      nameEn: products.nameEn,
      priceCents: products.priceCents,
      available: sql<boolean>`exists (
        select from product_variants v where v.product_id = ${products.id} and v.stock > 0)`,
    })
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]))
  return new Map(
    rows.map(({ id, nameFr, nameEn, priceCents, available }) => [
      id,
      { _id: id, name: localized(lng, nameFr, nameEn), price: eurosOfCents(priceCents), available },
    ]),
  )
}

/** The codes of the house as the admin reads them, the newest first, with what came of them. */
export const findPromotions = async (ctx: Pick<Context, 'clock' | 'lng'>, db: Db) => {
  const [rows, people, usageOf] = await together(
    db
      .select()
      .from(promotions)
      .orderBy(desc(promotions.createdAt), desc(promotions.id))
      .limit(promotionLimits.most),
    db.select().from(promotionPeople).orderBy(promotionPeople.email),
    findUsage(db),
  )
  const excluded = await findExcluded(
    ctx,
    db,
    rows.flatMap(({ excludedProducts }) => excludedProducts),
  )
  const peopleOf = Map.groupBy(people, ({ promotionId }) => promotionId)
  const day = parisTime(ctx.clock.now().epochMilliseconds).date
  const list = rows.map(({ id, amountCents, leastCents, createdAt: _, ...row }): Promotion => {
    const usage = usageOf(row.code)
    return {
      ...row,
      ...usage,
      _id: id,
      amount: amountCents === null ? null : eurosOfCents(amountCents),
      least: eurosOfCents(leastCents),
      excludedProducts: row.excludedProducts.flatMap((product) => excluded.get(product) ?? []),
      people: (peopleOf.get(id) ?? []).map(({ email }) => email),
      state: promotionState(row, { day, uses: usage.uses }),
    }
  })
  return { promotions: list, usageOf }
}
