import { asc, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { spokenWait } from '../../../../shared/calendar/spoken-wait.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { type Patience, waitAfter } from '../../tries.rules.ts'
import { tries } from './tries.table.ts'

/** A thing that is tried, under a name that tells it again and names nobody. */
export interface Tried {
  readonly key: string
  readonly patience: Patience
}

const secondMs = 1000

/**
 * Counts a try before it is made, so that a hundred at once are not one. While one of the keys has to wait nothing is
 * counted, and the seconds are answered: whoever waits long enough is let in, whatever others do.
 */
export const countTry = async (ctx: Context, tried: readonly Tried[]) => {
  const now = ctx.clock.now().epochMilliseconds
  const waitMs = await ctx.db.transaction(async (db) => {
    const rows = await held(db, { tried, now })
    const longest = Math.max(...rows.map(({ freeAt }) => freeAt.getTime() - now))
    if (longest > 0) return longest
    const counted = tried.map(({ key, patience }) => {
      const row = rows.find((each) => each.key === key)
      const forgotten = !row || now - row.lastAt.getTime() > patience.forgottenAfterSeconds * secondMs
      const count = (forgotten ? 0 : row.count) + 1
      const freeAt = new Date(now + waitAfter(count, patience) * secondMs)
      return { key, count, lastAt: new Date(now), freeAt }
    })
    await db
      .insert(tries)
      .values(counted)
      .onConflictDoUpdate({
        target: tries.key,
        set: { count: sql`excluded.count`, lastAt: sql`excluded.last_at`, freeAt: sql`excluded.free_at` },
      })
    return 0
  })
  return Math.ceil(waitMs / secondMs)
}

/** Counts a try, or refuses it with the seconds to wait. */
export const takeTry = async (ctx: Context, tried: readonly Tried[]) => {
  const seconds = await countTry(ctx, tried)
  if (seconds === 0) return
  const values = { wait: spokenWait(seconds, ctx.lng) }
  throw accountsErrors.tooManyTries({ values, retryAfterSeconds: seconds })
}

/** Takes back a try that succeeded, and what its patience forgives with it. */
export const forgiveTry = async (db: Db, tried: readonly Tried[]) => {
  const keys = tried.map(({ key }) => key)
  const whole = tried.filter(({ patience }) => patience.forgives === 'everything').map(({ key }) => key)
  await db.delete(tries).where(inArray(tries.key, whole))
  await db
    .update(tries)
    .set({ count: sql`greatest(${tries.count} - 1, 0)`, freeAt: tries.lastAt })
    .where(inArray(tries.key, keys))
}

/** The rows of these keys, locked in one order for everybody. */
const held = async (db: Db, { tried, now }: { tried: readonly Tried[]; now: number }) => {
  const at = new Date(now)
  const fresh = tried.map(({ key }) => ({ key, count: 0, lastAt: at, freeAt: at }))
  const inOrder = fresh.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  await db.insert(tries).values(inOrder).onConflictDoNothing()
  const keys = tried.map(({ key }) => key)
  return db.select().from(tries).where(inArray(tries.key, keys)).orderBy(asc(tries.key)).for('update')
}
