import { and, eq, isNull, min } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { type ProviderName, payments } from '../../../payments/server/payments.table.ts'
import { balanceReadings } from '../payouts.table.ts'

/** How far back a reading looks beyond the last one: what the provider may tell late. */
const overlapHours = 24

/** One way through the balance, newest first, since a moment. */
export interface Reading {
  readonly provider: ProviderName
  readonly beganAt: Date
  readonly since: Date
  /** The transaction that it goes on behind, when it was cut off. */
  readonly cameTo: string | null
}

/** Goes on with the reading that was cut off, else begins one: since the last one, or since the first payment. */
export const beginReading = ({ clock, write }: Context, provider: ProviderName): Promise<Reading> =>
  write(async ({ db }) => {
    const now = dateOf(clock.now())
    await db.insert(balanceReadings).values({ provider }).onConflictDoNothing()
    await db
      .update(balanceReadings)
      .set({ beganAt: now, cameTo: null })
      .where(and(eq(balanceReadings.provider, provider), isNull(balanceReadings.beganAt)))
    const row = onlyRow(await db.select().from(balanceReadings).where(eq(balanceReadings.provider, provider)))
    const from = row.wholeUntil ?? (await firstPayment(db, provider)) ?? now
    const since = new Date(from.getTime() - overlapHours * 3_600_000)
    return { provider, since, beganAt: row.beganAt ?? now, cameTo: row.cameTo }
  })

const firstPayment = async (db: Db, provider: ProviderName) => {
  const [first] = await db
    .select({ at: min(payments.createdAt) })
    .from(payments)
    .where(eq(payments.provider, provider))
  return first?.at ?? null
}

const isUnderWay = ({ provider, beganAt }: Reading) =>
  and(eq(balanceReadings.provider, provider), eq(balanceReadings.beganAt, beganAt))

/** Notes where a reading has come to; of two that run at once, the older one notes nothing. */
export const noteReading = (db: Db, reading: Reading, cameTo: string | null) =>
  db.update(balanceReadings).set({ cameTo }).where(isUnderWay(reading))

/** Ends a reading: all that came about before it began is kept now. */
export const endReading = (db: Db, reading: Reading) =>
  db
    .update(balanceReadings)
    .set({ wholeUntil: reading.beganAt, beganAt: null, cameTo: null })
    .where(isUnderWay(reading))

/** How far the provider of the house has been read. */
export const findReading = async ({ db, payments: { name } }: Pick<Context, 'db' | 'payments'>) => {
  if (name === 'closed') return { wholeUntil: null, isReading: false }
  const [row] = await db.select().from(balanceReadings).where(eq(balanceReadings.provider, name))
  return { wholeUntil: row?.wholeUntil?.toISOString() ?? null, isReading: Boolean(row?.beganAt) }
}
