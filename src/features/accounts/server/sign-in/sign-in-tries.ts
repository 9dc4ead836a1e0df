import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { withoutTheDisk } from '../../../../platform/db/embedded/without-the-disk.ts'
import { siteOf } from '../../../../platform/http/connections/network-of.ts'
import { countedTries, refuseEarlyTry, type Tried } from '../../../tries/server/count-attempt.public.ts'
import { dropUntried, lockTries, storeTries } from '../../../tries/server/try-rows.public.ts'
import { whereFrom } from '../../../tries/server/where-from.public.ts'
import { giveTurn } from '../../../tries/turns.rules.ts'
import { accountKey, ownTries } from '../security/own-tries.ts'
import { isKnownPlace } from './known-places.ts'

/**
 * Counts a try to sign in, or refuses it with the seconds to wait. There is one count for this account from this
 * network, and one for any account from this network. From a place where the owner has never been, the try also needs a
 * turn with this account. The turn is kept for the caller who was told to wait for it, so that no stranger keeps the
 * owner out, wherever they both are (0063).
 */
export const countSignInTry = async (ctx: Context, email: string): Promise<readonly Tried[]> => {
  const tried = ownTries(ctx, email)
  const place = { email, address: whereFrom(ctx).address }
  const waitMs = await withoutTheDisk(ctx.db, async (db) => {
    const isKnown = await isKnownPlace({ ...ctx, db }, place)
    const turn = isKnown ? undefined : turnKeys(ctx, email)
    return takeHeld(db, { tried, turn, nowMs: ctx.clock.now().epochMilliseconds })
  })
  refuseEarlyTry(Math.ceil(waitMs / secondMs), ctx.lng)
  return tried
}

const secondMs = 1000

const turnKeys = (ctx: Context, email: string) => {
  const account = accountKey(ctx, email)
  const site = ctx.tokens.pseudonym(`site ${siteOf(ctx.visitor.ip)}`)
  return {
    place: `sign-in-turn:${account}:${site}`,
    first: `sign-in-turns:${account}:first`,
    further: `sign-in-turns:${account}:further`,
  }
}

interface Held {
  readonly tried: readonly [ofAccount: Tried, signInsPerNetwork: Tried]
  readonly turn: ReturnType<typeof turnKeys> | undefined
  readonly nowMs: number
}

/** Returns how long to wait; only a try that is let in is counted. */
const takeHeld = async (db: Db, { tried, turn, nowMs }: Held) => {
  const own = tried.map(({ key }) => key)
  const keys = turn ? [...own, turn.place, turn.first, turn.further] : own
  const keptOf = await lockTries(db, keys, nowMs)
  const waitMsOf = ({ key }: Tried) => Math.max(0, keptOf(key).freeAtMs - nowMs)
  const [ownWaitMs, networkWaitMs] = [waitMsOf(tried[0]), waitMsOf(tried[1])]
  const taken = turn
    ? giveTurn({
        nowMs,
        ownWaitMs,
        networkWaitMs,
        place: keptOf(turn.place),
        queues: { first: keptOf(turn.first), further: keptOf(turn.further) },
      })
    : { waitMs: Math.max(ownWaitMs, networkWaitMs) }
  const counted = taken.waitMs > 0 ? new Map() : countedTries({ tried, keptOf, nowMs })
  if (turn && taken.place) counted.set(turn.place, taken.place)
  if (turn && taken.queue) counted.set(turn[taken.queue[0]], taken.queue[1])
  if (counted.size > 0) await storeTries(db, counted)
  await dropUntried(db, keys)
  return taken.waitMs
}
