import type { Context } from '../../../../platform/context/context.ts'
import { withPasswords } from '../../../../platform/passwords/hash-password.ts'
import { countAttempt, forgiveTry } from '../../../tries/server/count-attempt.public.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { signInsPerAccount } from '../../sign-in.limits.ts'
import { findAccount } from '../accounts.repository.ts'

interface SaidPassword {
  readonly accountId: string
  readonly password: string
  /** The field of the form that the refusal points to. */
  readonly field: 'password' | 'currentPassword'
}

/** Asks a signed-in customer for the password before something that cannot be undone, and counts wrong passwords. */
export const requireOwnPassword = async (ctx: Context, { accountId, password, field }: SaidPassword) => {
  const tried = [{ key: `password:${accountId}`, limit: signInsPerAccount }]
  const { account, matches } = await withPasswords(async ({ isPasswordOf }) => {
    await countAttempt(ctx, tried)
    const account = await findAccount(ctx.db, accountId)
    return { account, matches: await isPasswordOf(account?.passwordHash, password) }
  })
  if (!account || !matches)
    throw accountsErrors.wrongPassword({ fields: { [field]: 'errors.wrongPassword' } })
  await ctx.db.transaction((db) => forgiveTry(db, tried))
  return account
}
