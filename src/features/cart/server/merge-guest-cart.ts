import { and, eq, lt } from 'drizzle-orm'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { centsOfEuros } from '../../../shared/money.ts'
import { lockAccount } from '../../accounts/server/accounts.public.ts'
import { type MergedLine, shortened } from '../customer/merge.rules.ts'
import { cartMerges } from './cart.table.ts'
import { findCart } from './find-cart.ts'
import { joinLines } from './join-lines.ts'

interface GuestCart {
  readonly mergeId: string
  readonly lines: readonly {
    readonly productId: string
    readonly quantity: number
    readonly options: { readonly size: string }
    readonly price?: number | undefined
  }[]
}

interface Merging extends GuestCart {
  readonly accountId: string
  readonly now: Temporal.Instant
}

/**
 * A browser that did not receive the answer repeats the merge at its next visit; after this time, that is no longer
 * expected.
 */
const rememberedHours = 90 * 24

/** Reads the result of earlier attempts at this merge, and deletes the results of old merges. */
const recallMerge = async (db: Db, { accountId, mergeId, now }: Merging): Promise<readonly MergedLine[]> => {
  const ofAccount = eq(cartMerges.accountId, accountId)
  const forgotten = dateOf(now.subtract({ hours: rememberedHours }))
  await db.delete(cartMerges).where(and(ofAccount, lt(cartMerges.mergedAt, forgotten)))
  const [merge] = await db
    .select({ lines: cartMerges.lines })
    .from(cartMerges)
    .where(and(ofAccount, eq(cartMerges.mergeId, mergeId)))
  return merge?.lines ?? []
}

/** Stores what was taken. Lines of which nothing was taken need not be stored: they cannot be taken twice. */
const rememberMerge = async (
  db: Db,
  { accountId, mergeId, now, outcome }: Merging & { readonly outcome: readonly MergedLine[] },
) => {
  const lines = outcome.filter(({ got }) => got > 0)
  if (lines.length === 0) return
  const merge = { mergedAt: dateOf(now), lines }
  await db
    .insert(cartMerges)
    .values({ accountId, mergeId, ...merge })
    .onConflictDoUpdate({ target: [cartMerges.accountId, cartMerges.mergeId], set: merge })
}

const merge = async (db: Db, merging: Merging) => {
  const lines = merging.lines.map(({ options, price, ...line }) => ({
    ...line,
    size: options.size,
    seenCents: price ? centsOfEuros(price) : undefined,
  }))
  const outcome = await joinLines(db, { ...merging, lines, earlier: await recallMerge(db, merging) })
  await rememberMerge(db, { ...merging, outcome })
  return outcome
}

/**
 * Merges a guest's cart into the caller's, in one transaction that may be repeated (§4). Returns the cart and the lines
 * of which not all could be taken.
 */
export const mergeGuestCart = (ctx: Context, guest: GuestCart) =>
  ctx.once(async ({ db }) => {
    const accountId = await lockAccount(ctx, db)
    const outcome = await merge(db, { ...guest, accountId, now: ctx.clock.now() })
    const merged = shortened(outcome).map(({ size, ...line }) => ({ ...line, size: size || null }))
    return { ...(await findCart(ctx, db, accountId)), merged }
  })
