import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import type { BalanceTransaction, Payout } from '../../../../platform/payments/provider-balance.ts'
import type { ProviderName } from '../../../payments/server/payments.table.ts'
import { balanceTransactions, payouts } from '../payouts.table.ts'

interface KeepInput {
  readonly provider: ProviderName
  /** The payout that they are part of, where they were asked for by it. */
  readonly payoutId?: string
}

/** Keeps transactions that are not known yet, and says of the known ones which payout they are part of; counts the new. */
export const keepTransactions = async (
  { clock }: Pick<Context, 'clock'>,
  db: Db,
  rows: readonly BalanceTransaction[],
  { provider, payoutId }: KeepInput,
) => {
  if (rows.length === 0) return 0
  const notedAt = dateOf(clock.now())
  const kept = await db
    .insert(balanceTransactions)
    .values(
      rows.map(({ atMs, availableAtMs, ...row }) => ({
        ...row,
        provider,
        at: new Date(atMs),
        availableAt: new Date(availableAtMs),
        payoutId: payoutId ?? null,
        notedAt,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: balanceTransactions.id })
  if (payoutId !== undefined && kept.length < rows.length)
    await db
      .update(balanceTransactions)
      .set({ payoutId })
      .where(
        and(
          inArray(
            balanceTransactions.id,
            rows.map(({ id }) => id),
          ),
          isNull(balanceTransactions.payoutId),
        ),
      )
  return kept.length
}

/** Keeps payouts, and what has changed of those that are on their way. */
export const keepPayouts = async (db: Db, rows: readonly Payout[], provider: ProviderName) => {
  if (rows.length === 0) return
  await db
    .insert(payouts)
    .values(rows.map(({ createdAtMs, ...row }) => ({ ...row, provider, createdAt: new Date(createdAtMs) })))
    .onConflictDoUpdate({
      target: payouts.id,
      set: {
        status: sql`excluded.status`,
        arrivesOn: sql`excluded.arrives_on`,
        makeup: sql`case when ${payouts.itemizedAt} is null then excluded.makeup else ${payouts.makeup} end`,
      },
    })
}

/** The payouts whose transactions are to be read. */
export const findToItemize = (db: Db, provider: ProviderName) =>
  db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.provider, provider), eq(payouts.makeup, 'told'), isNull(payouts.itemizedAt)))
    .orderBy(payouts.createdAt, payouts.id)
