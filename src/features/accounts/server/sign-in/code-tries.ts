import type { Context } from '../../../../platform/context/context.ts'
import type { Tried } from '../../../tries/server/count-attempt.public.ts'
import { whereFrom } from '../../../tries/server/where-from.public.ts'
import type { Patience } from '../../../tries/tries.rules.ts'
import { accountKey, ownTries } from '../security/own-tries.ts'
import { isKnownPlace } from './known-places.ts'

/**
 * Tries with the codes of one account from places that its owner has never used. A code has only six digits, and an
 * attacker who guesses it has the password already, so the waits grow longer than those of a sign-in.
 */
const ofCodesFromElsewhere: Patience = {
  freeTries: 20,
  firstWaitSeconds: 5,
  longestWaitSeconds: 900,
  forgottenAfterSeconds: 3600,
  forgives: 'itself',
}

/**
 * The counts of a try with a code: those of a sign-in under keys of their own, and from a new place also one of the
 * account.
 */
export const codeTries = async (ctx: Context, email: string): Promise<readonly Tried[]> => {
  const own = ownTries(ctx, email).map(({ key, patience }) => ({ key: `code:${key}`, patience }))
  if (await isKnownPlace(ctx, { email, address: whereFrom(ctx).address })) return own
  return [...own, { key: `code:${accountKey(ctx, email)}`, patience: ofCodesFromElsewhere }]
}
