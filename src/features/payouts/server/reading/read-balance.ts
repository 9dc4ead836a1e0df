import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import type { ProviderPage } from '../../../../platform/payments/provider-balance.ts'
import { payouts } from '../payouts.table.ts'
import { findToItemize, keepPayouts, keepTransactions } from './keep-facts.ts'
import { beginReading, endReading, noteReading, type Reading } from './readings.ts'

/** Reads the balance often, because a movement is entered in the books on the day on which it is read. */
export const balanceJob = defineJob({
  name: 'payouts.read-balance',
  data: z.object({}),
  cron: '37 * * * *',
  limitSeconds: 3_600,
  oneByOne: true,
})

/** A payout is asked after for so long: until then a bank may send it back. */
const followedDays = 40

/** How many pages may still be read, and how many transactions were new. */
interface Tally {
  pages: number
  transactions: number
}

/** Reads pages until the last one; false when no more of them may be read. */
const everyPage = async <Row>(
  tally: Tally,
  read: (after: string | undefined) => Promise<ProviderPage<Row>>,
  keep: (page: ProviderPage<Row>) => Promise<unknown>,
  from: string | null = null,
) => {
  for (let after = from; ; ) {
    if (tally.pages-- <= 0) return false
    const page = await read(after ?? undefined)
    await keep(page)
    if (page.next === null) return true
    after = page.next
  }
}

const readTransactions = (ctx: Context, reading: Reading, tally: Tally) =>
  everyPage(
    tally,
    (after) => ctx.payments.readBalance({ sinceMs: reading.since.getTime(), after }),
    ({ rows, next }) =>
      ctx.write(async ({ db }) => {
        tally.transactions += await keepTransactions(ctx, db, rows, reading)
        if (next !== null) await noteReading(db, reading, next)
      }),
    reading.cameTo,
  )

const readPayoutsOf = (ctx: Context, { provider, since }: Reading, tally: Tally) =>
  everyPage(
    tally,
    (after) => ctx.payments.readPayouts({ sinceMs: since.getTime() - followedDays * 86_400_000, after }),
    ({ rows }) => ctx.write(({ db }) => keepPayouts(db, rows, provider)),
  )

/** Reads which transactions a payout is made of. */
const itemize = async (ctx: Context, { provider }: Reading, tally: Tally, payoutId: string) => {
  const isWhole = await everyPage(
    tally,
    (after) => ctx.payments.readBalance({ payoutId, after }),
    ({ rows }) =>
      ctx.write(async ({ db }) => {
        tally.transactions += await keepTransactions(ctx, db, rows, { provider, payoutId })
      }),
  )
  if (!isWhole) return false
  const itemizedAt = dateOf(ctx.clock.now())
  await ctx.write(({ db }) => db.update(payouts).set({ itemizedAt }).where(eq(payouts.id, payoutId)))
  return true
}

const itemizeAll = async (ctx: Context, reading: Reading, tally: Tally) => {
  for (const { id } of await findToItemize(ctx.db, reading.provider))
    if (!(await itemize(ctx, reading, tally, id))) return false
  return true
}

/**
 * Reads what is new at the provider: movements, payouts, and what each payout is made of. What is known already is not
 * kept twice, and a reading that is cut off, or that has had its pages, goes on from where it was.
 */
export const readBalance = async (ctx: Context, mostPages = Number.POSITIVE_INFINITY) => {
  const { name: provider } = ctx.payments
  if (provider === 'closed') return { transactions: 0, isWhole: true }
  const tally: Tally = { pages: mostPages, transactions: 0 }
  const reading = await beginReading(ctx, provider)
  const isWhole =
    (await readTransactions(ctx, reading, tally)) &&
    (await readPayoutsOf(ctx, reading, tally)) &&
    (await itemizeAll(ctx, reading, tally))
  if (isWhole) await ctx.write(({ db }) => endReading(db, reading))
  return { transactions: tally.transactions, isWhole }
}
