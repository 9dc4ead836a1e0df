import type { Context } from '../../../../platform/context/context.ts'
import type { Tried } from '../../../tries/server/count-attempt.public.ts'
import { whereFrom } from '../../../tries/server/where-from.public.ts'
import { signInsPerAccount, signInsPerNetwork } from '../../sign-in.limits.ts'

export const accountKey = ({ tokens }: Pick<Context, 'tokens'>, email: string) =>
  tokens.pseudonym(email.toLowerCase())

/**
 * The counts of a sign-in from any place. A success is forgiven in them, and so is any other proof that the caller is
 * the owner.
 */
export const ownTries = (
  ctx: Context,
  email: string,
): readonly [ofAccount: Tried, signInsPerNetwork: Tried] => {
  const { address } = whereFrom(ctx)
  return [
    { key: `sign-in:${accountKey(ctx, email)}:${address}`, limit: signInsPerAccount },
    { key: `sign-in-from:${address}`, limit: signInsPerNetwork },
  ]
}
