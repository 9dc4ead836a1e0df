import type { Context } from '../../../../platform/context/context.ts'
import type { Tried } from '../../../tries/server/count-attempt.public.ts'
import { whereFrom } from '../../../tries/server/where-from.public.ts'
import type { Patience } from '../../../tries/tries.rules.ts'
import { accountKey, ownTries } from '../security/own-tries.ts'
import { isKnownPlace } from './known-places.ts'

/**
 * Tries with the codes of one account from places that its owner has never used. A code has six digits, and an attacker
 * who guesses it has the password already: the waits grow longer than those of a sign-in.
 */
const ofCodesFromElsewhere: Patience = {
  freeTries: 20,
  firstWaitSeconds: 5,
  longestWaitSeconds: 900,
  forgottenAfterSeconds: 3600,
  forgives: 'itself',
}

/** What a code counts as: from here, as a sign-in does, in counts of its own; from a new place, with the account as well. */
export const codeTries = async (ctx: Context, email: string): Promise<readonly Tried[]> => {
  const own = ownTries(ctx, email).map(({ key, patience }) => ({ key: `code:${key}`, patience }))
  if (await isKnownPlace(ctx, { email, address: whereFrom(ctx).address })) return own
  return [...own, { key: `code:${accountKey(ctx, email)}`, patience: ofCodesFromElsewhere }]
}
