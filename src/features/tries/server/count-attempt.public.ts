import { and, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { spokenWait } from '../../../shared/calendar/spoken-wait.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { triesErrors } from '../tries.errors.ts'
import { afterTry, type Kept, type Patience } from '../tries.rules.ts'
import { tries } from './tries.table.ts'
import { dropUntried, lockTried, lockTries, storeTries } from './try-rows.public.ts'

/** A thing that is tried, under a key that is the same at each try and holds no personal data. */
export interface Tried {
  readonly key: string
  readonly patience: Patience
}

const secondMs = 1000

/**
 * Counts a try before it is made, so that a hundred at once are not one. While one of the keys has to wait nothing is
 * counted, and the seconds are answered. Where all callers share a key, another one may be first when it is free.
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

/** The counts after one more try of each of these. */
export const countedTries = ({ tried, keptOf, nowMs }: Counting) =>
  new Map(tried.map(({ key, patience }) => [key, afterTry(keptOf(key), nowMs, patience)]))

/** Refuses a try with the seconds to wait, if any. */
export const refuseEarlyTry = (seconds: number, lng: Language) => {
  if (seconds === 0) return
  const values = { wait: spokenWait(seconds, lng) }
  throw triesErrors.tooManyTries({ values, retryAfterSeconds: seconds })
}

/** Counts a try, or refuses it with the seconds to wait. */
export const countAttempt = async (ctx: Context, tried: readonly Tried[]) =>
  refuseEarlyTry(await countTry(ctx, tried), ctx.lng)

/** Undoes a try that succeeded, and what its patience forgives with it, in a transaction. */
export const forgiveTry = async (db: Db, tried: readonly Tried[]) => {
  const keys = await lockTried(
    db,
    tried.map(({ key }) => key),
  )
  const whole = tried.filter(({ patience }) => patience.forgives === 'everything').map(({ key }) => key)
  await db.delete(tries).where(and(inArray(tries.key, keys), inArray(tries.key, whole)))
  await db
    .update(tries)
    .set({ count: sql`greatest(${tries.count} - 1, 0)`, freeAt: tries.lastAt })
    .where(inArray(tries.key, keys))
}
