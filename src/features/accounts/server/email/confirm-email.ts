import { eq } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { violatedConstraint } from '../../../../platform/db/violated-constraint.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { accounts } from '../accounts.table.ts'
import { spendLink, spendLinks } from '../links/spend-link.public.ts'
import { logSecurity } from '../security/log-security.public.ts'

/** Confirms the address that a link was sent to; the link of a change also makes it the address of the account. */
export const confirmEmail = async (ctx: Context, token: string) => {
  try {
    await ctx.write(({ db }) => confirm(ctx, db, token))
  } catch (error) {
    if (violatedConstraint(error) === 'accounts_email') throw accountsErrors.emailTaken()
    throw error
  }
}

const confirm = async (ctx: Context, db: Db, token: string) => {
  const link = await spendLink(ctx, db, { token, purposes: ['confirm-email', 'change-email'] })
  const { accountId, email, purpose } = link
  const emailConfirmedAt = dateOf(ctx.clock.now())
  const [before] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update')
  // A link from before a change of the address no longer confirms anything.
  if (purpose === 'confirm-email' && before?.email !== email) throw accountsErrors.linkSpent()
  await db.update(accounts).set({ email, emailConfirmedAt }).where(eq(accounts.id, accountId))
  if (purpose === 'change-email')
    await spendLinks(ctx, db, { accountId, purposes: ['reset-password', 'invitation', 'confirm-email'] })
  const event = purpose === 'change-email' ? 'email-changed' : 'email-confirmed'
  await logSecurity(ctx, db, { event, accountId })
}
