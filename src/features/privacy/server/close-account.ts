import { eq } from 'drizzle-orm'
import { type Context, noVisitor } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import { requestErrors } from '../../../shared/request-errors.ts'
import { accountsErrors } from '../../accounts/accounts.errors.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { type AccountRow, accounts } from '../../accounts/server/accounts.table.ts'
import { lockWithAdmins } from '../../accounts/server/lock-with-admins.public.ts'
import { queueAccountMail } from '../../accounts/server/mails/queue-account-mail.public.ts'
import { requireOwnPassword } from '../../accounts/server/passwords/own-password.public.ts'
import { personOf } from '../../accounts/server/person-of.public.ts'
import { logSecurity } from '../../accounts/server/security/log-security.public.ts'

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

/** Erases a locked account with what is known of its owner, and says so in a last mail. */
export const eraseAccount = async (ctx: Context, tx: Write, account: AccountRow) => {
  // `renamed` is called first, because the data that shows the customer's name is found by the account.
  const person = personOf(account)
  for (const { renamed } of ctx.personalData) await renamed?.(tx, person)
  for (const { erase } of ctx.personalData) await erase?.(tx, person, ctx)
  await tx.db.delete(accounts).where(eq(accounts.id, account.id))
  await logSecurity({ ...ctx, visitor: noVisitor }, tx.db, { event: 'account-closed' })
  // This mail is queued after the customer's other mails were erased, so that it stays until it has been sent.
  await queueAccountMail(tx.db, { account, kind: 'accountClosed', cause: account.id })
}
