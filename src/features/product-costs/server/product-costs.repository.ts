import { and, desc, eq, isNull } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { centsOfEuros, eurosOfCents } from '../../../shared/money.ts'
import { catalogErrors } from '../../catalog/catalog.errors.ts'
import { isProductId } from '../../catalog/catalog.rules.ts'
import { products } from '../../catalog/server/catalog.table.ts'
import { lockProduct } from '../../catalog/server/lock-product.public.ts'
import { productCostAudit } from '../product-costs.audit.ts'
import type { ProductCosts } from '../product-costs.contract.ts'
import { toldCosts } from '../product-costs.limits.ts'
import { productCosts } from './product-costs.table.ts'

const findCosts = (db: Db, productId: string, limit: number) =>
  db
    .select({ since: productCosts.since, costCents: productCosts.costCents })
    .from(productCosts)
    .where(eq(productCosts.productId, productId))
    .orderBy(desc(productCosts.since), desc(productCosts.seq))
    .limit(limit)

const eurosOrNull = (cents: number | null) => (cents === null ? null : eurosOfCents(cents))

/** What a product costs, and what it did before. */
export const readCosts = async (db: Db, id: string): Promise<ProductCosts> => {
  if (!isProductId(id)) throw catalogErrors.productNotFound()
  if ((await db.$count(products, and(eq(products.id, id), isNull(products.deletedAt)))) === 0)
    throw catalogErrors.productNotFound()
  const rows = await findCosts(db, id, toldCosts)
  return {
    success: true,
    cost: eurosOrNull(rows[0]?.costCents ?? null),
    history: rows.map(({ since, costCents }) => ({
      cost: eurosOrNull(costCents),
      since: since.toISOString(),
    })),
  }
}

interface NewCost {
  readonly id: string
  /** Null: from now on it is not known. */
  readonly cost: number | null
}

/**
 * Lets a cost begin. The same cost again writes nothing. It begins no earlier than the one before it, even where the
 * clock of another process is behind. The version of the product stays: its editor shows costs apart from it.
 */
export const setCost = (ctx: Context, { id, cost }: NewCost) =>
  ctx.write(async ({ db }) => {
    await lockProduct(db, { id })
    const [current] = await findCosts(db, id, 1)
    const before = eurosOrNull(current?.costCents ?? null)
    if (before === cost) return
    const now = dateOf(ctx.clock.now())
    await db.insert(productCosts).values({
      productId: id,
      costCents: cost === null ? null : centsOfEuros(cost),
      since: current && current.since > now ? current.since : now,
    })
    await audit(db, ctx, productCostAudit['cost-set'], { id, before: { cost: before }, after: { cost } })
  })
