import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { together } from '../../../platform/db/together.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import { isMadeToMeasure, isProductId } from '../../catalog/catalog.rules.ts'
import { priorPriceCents } from '../../catalog/prior-price.ts'
import { readProductRows } from '../../catalog/server/product-rows.public.ts'
import { promotionState } from '../promotion.rules.ts'
import { type Reduction, spelledCode, welcomeReduction } from '../reduction.rules.ts'
import { type PromotionRow, promotionPeople, promotions } from './promotions.table.ts'
import { countUses, hasBought } from './uses.ts'

interface Line {
  readonly productId: string
  readonly size: string
}

interface CountingReduction {
  readonly reduction: Reduction
  /** Whether the code applies to a line of the cart. */
  readonly appliesTo: (line: Line) => boolean
}

interface ReductionInput {
  readonly typed: string | undefined
  /** A guest gets what a new customer would get. */
  readonly accountId: string | undefined
  readonly lines: readonly Line[]
  /**
   * Whether an order is placed with it: its row is locked until the transaction ends, so that two orders do not both
   * take its last use.
   */
  readonly isTaken?: boolean
}

/**
 * What a typed code takes off a cart now; undefined for every code that does not count here and today. A payment that
 * revives an expired order keeps the reduction that was agreed to, even if the uses are spent by then.
 */
export const findReduction = async (
  { clock }: Pick<Context, 'clock'>,
  db: Db,
  asked: ReductionInput,
): Promise<CountingReduction | undefined> => {
  const { typed, isTaken } = asked
  if (!typed) return undefined
  const welcome = welcomeReduction(typed)
  if (welcome) return { reduction: welcome, appliesTo: () => true }
  const query = db
    .select()
    .from(promotions)
    .where(eq(promotions.code, spelledCode(typed)))
  const [promotion] = await (isTaken ? query.for('no key update') : query)
  const nowMs = clock.now().epochMilliseconds
  if (!promotion || !(await isFor(db, { promotion, asked, nowMs }))) return undefined
  const { code, percent, amountCents, leastCents } = promotion
  const off = percent === null ? { cents: amountCents ?? 0 } : { percent }
  return {
    reduction: { code, off, leastCents },
    appliesTo: await readScope(db, { promotion, lines: asked.lines, nowMs }),
  }
}

interface Found {
  readonly promotion: PromotionRow
  readonly asked: ReductionInput
  readonly nowMs: number
}

/** Whether a code counts today, and for this customer. */
const isFor = async (db: Db, { promotion, asked: { accountId }, nowMs }: Found) => {
  const { code, audience, mostPerCustomer } = promotion
  const [uses, isOfAudience] = await together(
    countUses(db, { code, accountId }),
    isInAudience(db, { promotion, accountId }),
  )
  const day = parisTime(nowMs).date
  if (promotionState(promotion, { day, uses: uses.all }) !== 'running') return false
  if (mostPerCustomer !== null && uses.own >= mostPerCustomer) return false
  return audience === 'everyone' || isOfAudience
}

interface Customer {
  readonly promotion: PromotionRow
  readonly accountId: string | undefined
}

const isInAudience = async (db: Db, { promotion: { id, audience }, accountId }: Customer) => {
  if (audience === 'everyone') return true
  if (accountId === undefined) return audience === 'newcomers'
  if (audience === 'newcomers') return !(await hasBought(db, accountId))
  // Anybody can write an address into an account; only a confirmed one says who it is.
  const [named] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(promotionPeople, eq(promotionPeople.email, sql`lower(${accounts.email})`))
    .where(
      and(
        eq(accounts.id, accountId),
        eq(promotionPeople.promotionId, id),
        isNotNull(accounts.emailConfirmedAt),
      ),
    )
  return named !== undefined
}

interface Scope {
  readonly promotion: PromotionRow
  readonly lines: readonly Line[]
  readonly nowMs: number
}

/** The lines to which a code applies. */
const readScope = async (db: Db, { promotion, lines, nowMs }: Scope) => {
  const { excludedCategories, excludedProducts, excludesReduced, excludesMadeToMeasure } = promotion
  const isOfSize = ({ size }: Line) => !(excludesMadeToMeasure && isMadeToMeasure(size))
  if (!excludesReduced && excludedCategories.length + excludedProducts.length === 0) return isOfSize
  const ids = [...new Set(lines.map(({ productId }) => productId).filter(isProductId))]
  const rows = await readProductRows(db, { ids, nowMs })
  const excluded = rows.filter(
    ({ product, category, prices }) =>
      excludedProducts.includes(product.id) ||
      excludedCategories.includes(category.id) ||
      (excludesReduced && priorPriceCents({ history: prices, nowMs }) !== undefined),
  )
  const without = new Set(excluded.map(({ product }) => product.id))
  return (line: Line) => isOfSize(line) && !without.has(line.productId)
}
