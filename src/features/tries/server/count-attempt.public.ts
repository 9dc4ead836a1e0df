import { and, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { spokenWait } from '../../../shared/dates/spoken-wait.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { triesErrors } from '../tries.errors.ts'
import { type AttemptLimit, afterTry, type Kept } from '../tries.rules.ts'
import { tries } from './tries.table.ts'
import { dropUntried, lockTried, lockTries, storeTries } from './try-rows.public.ts'

/** Something that is tried. Its key is the same at each try and holds no personal data. */
export interface Tried {
  readonly key: string
  readonly limit: AttemptLimit
}

const secondMs = 1000

/**
 * Counts a try before it is made, so that a hundred tries at once count as a hundred. While one of the keys has to
 * wait, nothing is counted, and the seconds to wait are returned. When all callers share a key, another caller may come
 * first when the wait is over.
 */
export const countTry = async (ctx: Context, tried: readonly Tried[]) => {
  const nowMs = ctx.clock.now().epochMilliseconds
  const keys = tried.map(({ key }) => key)
  const waitMs = await ctx.db.transaction(async (db) => {
    const keptOf = await lockTries(db, keys, nowMs)
    const longestMs = Math.max(...keys.map((key) => keptOf(key).freeAtMs - nowMs))
    if (longestMs > 0) await dropUntried(db, keys)
    else await storeTries(db, countedTries({ tried, keptOf, nowMs }))
    return Math.max(longestMs, 0)
  })
  return Math.ceil(waitMs / secondMs)
}

interface Counting {
  readonly tried: readonly Tried[]
  readonly keptOf: (key: string) => Kept
  readonly nowMs: number
}

/** The counts after one more try of each key. */
export const countedTries = ({ tried, keptOf, nowMs }: Counting) =>
  new Map(tried.map(({ key, limit }) => [key, afterTry(keptOf(key), nowMs, limit)]))

/** Refuses a try with the seconds to wait, if any. */
export const refuseEarlyTry = (seconds: number, lng: Language) => {
  if (seconds === 0) return
  const values = { wait: spokenWait(seconds, lng) }
  throw triesErrors.tooManyTries({ values, retryAfterSeconds: seconds })
}

/** Counts a try, or refuses it with the seconds to wait. */
export const countAttempt = async (ctx: Context, tried: readonly Tried[]) =>
  refuseEarlyTry(await countTry(ctx, tried), ctx.lng)

/**
 * Takes a successful try out of the counts, together with the earlier tries that its limit forgives. Needs a
 * transaction.
 */
export const forgiveTry = async (db: Db, tried: readonly Tried[]) => {
  const keys = await lockTried(
    db,
    tried.map(({ key }) => key),
  )
  const whole = tried.filter(({ limit }) => limit.forgives === 'everything').map(({ key }) => key)
  await db.delete(tries).where(and(inArray(tries.key, keys), inArray(tries.key, whole)))
  await db
    .update(tries)
    .set({ count: sql`greatest(${tries.count} - 1, 0)`, freeAt: tries.lastAt })
    .where(inArray(tries.key, keys))
}
