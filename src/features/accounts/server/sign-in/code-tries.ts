import type { Context } from '../../../../platform/context/context.ts'
import type { Tried } from '../../../tries/server/count-attempt.public.ts'
import { whereFrom } from '../../../tries/server/where-from.public.ts'
import { codesFromElsewhere } from '../../sign-in.limits.ts'
import { accountKey, ownTries } from '../security/own-tries.ts'
import { isKnownPlace } from './known-places.ts'

/**
 * The counts of a try with a code: those of a sign-in under keys of their own, and from a new place also one of the
 * account.
 */
export const codeTries = async (ctx: Context, email: string): Promise<readonly Tried[]> => {
  const own = ownTries(ctx, email).map(({ key, limit }) => ({ key: `code:${key}`, limit }))
  if (await isKnownPlace(ctx, { email, address: whereFrom(ctx).address })) return own
  return [...own, { key: `code:${accountKey(ctx, email)}`, limit: codesFromElsewhere }]
}
