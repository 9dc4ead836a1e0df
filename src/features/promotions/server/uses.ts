import { and, count, eq, isNotNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { eurosOfCents } from '../../../shared/money.ts'
import { orders } from '../../orders/server/orders.table.ts'

/** An order that was never paid or was cancelled gives its code back. */
const stands = notInArray(orders.fulfilment, ['cancelled', 'expired'])
const isPaid = ne(orders.fulfilment, 'awaiting_payment')

/** An account has one waiting order at most, which its next order replaces: that one does not count against it. */
const countsFor = (accountId: string | undefined): SQL | undefined =>
  accountId === undefined
    ? undefined
    : or(isPaid, sql`${orders.accountId} is distinct from ${accountId}::uuid`)

interface UsesInput {
  readonly code: string
  readonly accountId: string | undefined
}

/** How many orders bear a code, in all and of this account. */
export const countUses = async (db: Db, { code, accountId }: UsesInput) => {
  const [counted] = await db
    .select({
      all: count(),
      own: sql<number>`(count(*) filter (where ${orders.accountId} = ${accountId ?? null}::uuid))::int`,
    })
    .from(orders)
    .where(and(eq(orders.promoCode, code), stands, countsFor(accountId)))
  return counted ?? { all: 0, own: 0 }
}

/** Whether an account has bought something before. */
export const hasBought = async (db: Db, accountId: string) => {
  const [bought] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), stands, isPaid))
    .limit(1)
  return bought !== undefined
}

/** Whether any order bears a code, also one that was never paid: its papers name it. */
export const isBorne = async (db: Db, code: string) => {
  const [borne] = await db.select({ id: orders.id }).from(orders).where(eq(orders.promoCode, code)).limit(1)
  return borne !== undefined
}

/** What came of each code. */
export const findUsage = async (db: Db) => {
  const rows = await db
    .select({
      code: sql<string>`${orders.promoCode}`,
      uses: count(),
      discountCents: sql<number>`sum(${orders.discountCents})::float8`,
      revenueCents: sql<number>`sum(${orders.totalCents})::float8`,
    })
    .from(orders)
    .where(and(isNotNull(orders.promoCode), stands))
    .groupBy(orders.promoCode)
  const byCode = new Map(rows.map((row) => [row.code, row]))
  return (code: string) => {
    const { uses = 0, discountCents = 0, revenueCents = 0 } = byCode.get(code) ?? {}
    return { uses, discount: eurosOfCents(discountCents), revenue: eurosOfCents(revenueCents) }
  }
}
