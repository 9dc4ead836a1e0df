import { eq } from 'drizzle-orm'
import { type Context, noVisitor } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import type { Person } from '../../../platform/privacy/personal-data.ts'
import { type AccountRow, accounts } from '../../accounts/server/accounts.table.ts'
import { queueAccountMail } from '../../accounts/server/mails/queue-account-mail.public.ts'
import { personOf } from '../../accounts/server/person-of.public.ts'
import { logSecurity } from '../../accounts/server/security/log-security.public.ts'

/** Erases what each slice keeps of a person and need not keep; what stays no longer leads to an account. */
export const erasePerson = async (ctx: Context, tx: Write, person: Person) => {
  // `renamed` is called first, because the data that shows the customer's name is found by the account.
  for (const { renamed } of ctx.personalData) await renamed?.(tx, person)
  for (const { erase } of ctx.personalData) await erase?.(tx, person, ctx)
}

/** Erases a locked account with what is known of its owner, and says so in a last mail. */
export const eraseAccount = async (ctx: Context, tx: Write, account: AccountRow) => {
  await erasePerson(ctx, tx, personOf(account))
  await tx.db.delete(accounts).where(eq(accounts.id, account.id))
  await logSecurity({ ...ctx, visitor: noVisitor }, tx.db, { event: 'account-closed' })
  // This mail is queued after the customer's other mails were erased, so that it stays until it has been sent.
  await queueAccountMail(tx.db, { account, kind: 'accountClosed', cause: account.id })
}
