import { eq } from 'drizzle-orm'
import { type Context, noVisitor } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import { requestErrors } from '../../../../shared/request-errors.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { signedInCaller } from '../accounts.public.ts'
import { type AccountRow, accounts } from '../accounts.table.ts'
import { queueAccountMail } from '../mails/queue-account-mail.tsx'
import { requireOwnPassword } from '../passwords/own-password.ts'
import { personOf } from '../person-of.ts'
import { noteSecurity } from '../security/note-security.ts'
import { holdWithAdmins } from '../standing/hold-with-admins.ts'

/** Closes the caller's account: what the house need not keep goes, the rest names her no longer (GDPR 17). */
export const closeAccount = async (ctx: Context, password: string) => {
  const { id } = signedInCaller(ctx)
  const known = await requireOwnPassword(ctx, { accountId: id, password, field: 'password' })
  await ctx.write(async (tx) => {
    const { account, requireAnotherAdmin } = await holdWithAdmins(tx.db, id)
    if (!account) throw requestErrors.signInRequired()
    // Another call changed it meanwhile: what was said is no longer the password.
    if (account.passwordHash !== known.passwordHash)
      throw accountsErrors.wrongPassword({ fields: { password: 'errors.wrongPassword' } })
    requireAnotherAdmin()
    await erase(ctx, tx, account)
    await noteSecurity({ ...ctx, visitor: noVisitor }, tx.db, { event: 'account-closed' })
    // After her mails have gone: this one is to stay until it has left.
    await queueAccountMail(tx.db, { account, kind: 'accountClosed', cause: id })
  })
}

const erase = async (ctx: Context, tx: Write, account: AccountRow) => {
  // First, because what shows her name is found by her account.
  const person = personOf(account)
  for (const { renamed } of ctx.personalData) await renamed?.(tx, person)
  for (const { erase } of ctx.personalData) await erase?.(tx, person, ctx)
  await tx.db.delete(accounts).where(eq(accounts.id, account.id))
}
