import type { Context } from '../../../../platform/context/context.ts'
import type { Tried } from '../../../tries/server/count-attempt.public.ts'
import { whereFrom } from '../../../tries/server/where-from.public.ts'
import { ofAccountFromHere, ofNetwork } from '../../../tries/tries.rules.ts'

export const accountKey = ({ tokens }: Pick<Context, 'tokens'>, email: string) =>
  tokens.pseudonym(email.toLowerCase())

/** What a sign-in counts as wherever it comes from; a success makes it good, and whatever else proves the owner. */
export const ownTries = (ctx: Context, email: string): readonly [ofAccount: Tried, ofNetwork: Tried] => {
  const { address } = whereFrom(ctx)
  return [
    { key: `sign-in:${accountKey(ctx, email)}:${address}`, patience: ofAccountFromHere },
    { key: `sign-in-from:${address}`, patience: ofNetwork },
  ]
}
