import type { Context } from '../../../platform/context/context.ts'
import { requestErrors } from '../../../shared/request-errors.ts'
import { accountsErrors } from '../../accounts/accounts.errors.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { lockWithAdmins } from '../../accounts/server/lock-with-admins.public.ts'
import { requireOwnPassword } from '../../accounts/server/passwords/own-password.public.ts'
import { eraseAccount } from './erase-person.public.ts'

/**
 * Closes the caller's account: what the house need not keep is erased, the rest no longer names the customer (GDPR 17).
 */
export const closeAccount = async (ctx: Context, password: string) => {
  const { id } = signedInCaller(ctx)
  const known = await requireOwnPassword(ctx, { accountId: id, password, field: 'password' })
  await ctx.write(async (tx) => {
    const { account, requireAnotherAdmin } = await lockWithAdmins(tx.db, id)
    if (!account) throw requestErrors.signInRequired()
    // Another call changed the password meanwhile: the given one is no longer right.
    if (account.passwordHash !== known.passwordHash)
      throw accountsErrors.wrongPassword({ fields: { password: 'errors.wrongPassword' } })
    requireAnotherAdmin()
    await eraseAccount(ctx, tx, account)
  })
}
