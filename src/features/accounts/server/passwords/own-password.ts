import type { Context } from '../../../../platform/context/context.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { ofAccountFromHere } from '../../tries.rules.ts'
import { findAccount } from '../accounts.repository.ts'
import { forgiveTry, takeTry } from '../security/take-try.ts'
import { isPasswordOf } from './hash-password.ts'

interface SaidPassword {
  readonly accountId: string
  readonly password: string
  /** Where the refusal points to. */
  readonly field: 'password' | 'currentPassword'
}

/** Asks somebody who is signed in for her password before something that cannot be taken back; counts wrong ones. */
export const requireOwnPassword = async (ctx: Context, { accountId, password, field }: SaidPassword) => {
  const tried = [{ key: `password:${accountId}`, patience: ofAccountFromHere }]
  await takeTry(ctx, tried)
  const account = await findAccount(ctx.db, accountId)
  const matches = await isPasswordOf(account?.passwordHash, password)
  if (!account || !matches)
    throw accountsErrors.wrongPassword({ fields: { [field]: 'errors.wrongPassword' } })
  await forgiveTry(ctx.db, tried)
  return account
}
