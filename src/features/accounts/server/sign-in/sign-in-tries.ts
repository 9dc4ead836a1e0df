import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { ofAccountFromElsewhere, ofAccountFromHere, ofNetworkAddress } from '../../tries.rules.ts'
import { accounts } from '../accounts.table.ts'
import type { Tried } from '../security/take-try.ts'
import { whereFrom } from '../security/where-from.public.ts'
import { sessions } from '../sessions/sessions.table.ts'

/**
 * What a sign-in counts as: a try with this account from here, one from this network address, and, from a place where
 * its owner has never signed in, one with this account from anywhere. So whoever guesses from elsewhere cannot keep the
 * owner out of her own house.
 */
export const signInTries = async (ctx: Context, email: string): Promise<readonly Tried[]> => {
  const { address } = whereFrom(ctx)
  const account = ctx.tokens.pseudonym(email.toLowerCase())
  const fromHere: readonly Tried[] = [
    { key: `sign-in:${account}:${address}`, patience: ofAccountFromHere },
    { key: `sign-in-from:${address}`, patience: ofNetworkAddress },
  ]
  if (await isKnownPlace(ctx, email, address)) return fromHere
  return [...fromHere, { key: `sign-in:${account}`, patience: ofAccountFromElsewhere }]
}

const isKnownPlace = async ({ db }: Context, email: string, address: string) => {
  const known = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sql`lower(${accounts.email})`, email.toLowerCase()), eq(sessions.address, address)))
    .limit(1)
  return known.length > 0
}
