import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { violatedConstraint } from '../../../../platform/db/violated-constraint.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { accounts } from '../accounts.table.ts'
import { spendLinks, takeLink } from '../links/take-link.ts'
import { noteSecurity } from '../security/note-security.ts'

/** Confirms the address that a link was sent to; by the link of a change it becomes that of the account. */
export const confirmEmail = async (ctx: Context, token: string) => {
  try {
    await ctx.write(({ db }) => confirm(ctx, db, token))
  } catch (error) {
    if (violatedConstraint(error) === 'accounts_email') throw accountsErrors.emailTaken()
    throw error
  }
}

const confirm = async (ctx: Context, db: Db, token: string) => {
  const link = await takeLink(ctx, db, { token, purposes: ['confirm-email', 'change-email'] })
  const { accountId, email, purpose } = link
  const emailConfirmedAt = new Date(ctx.clock.now().epochMilliseconds)
  const [before] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update')
  // A link of before the address changed confirms nothing any more.
  if (purpose === 'confirm-email' && before?.email !== email) throw accountsErrors.linkSpent()
  await db.update(accounts).set({ email, emailConfirmedAt }).where(eq(accounts.id, accountId))
  if (purpose === 'change-email')
    await spendLinks(ctx, db, { accountId, purposes: ['reset-password', 'confirm-email'] })
  const event = purpose === 'change-email' ? 'email-changed' : 'email-confirmed'
  await noteSecurity(ctx, db, { event, accountId })
}
