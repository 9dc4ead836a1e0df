import { eq } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { withPasswords } from '../../../../platform/passwords/hash-password.ts'
import { countAttempt, forgiveTry } from '../../../tries/server/count-attempt.public.ts'
import { whereFrom } from '../../../tries/server/where-from.public.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { signInsPerNetwork } from '../../sign-in.limits.ts'
import { accounts } from '../accounts.table.ts'
import { spendLink, spendLinks } from '../links/spend-link.public.ts'
import { queueAccountMail } from '../mails/queue-account-mail.public.ts'
import { logSecurity } from '../security/log-security.public.ts'
import { ownTries } from '../security/own-tries.ts'
import { endSessions } from '../sessions/end-sessions.public.ts'
import { requireGoodPassword } from './good-password.ts'

interface Reset {
  readonly token: string
  readonly password: string
}

/** Sets a new password by a mailed link, which is spent only when the password is accepted; every session ends. */
export const resetPassword = async (ctx: Context, { token, password }: Reset) => {
  const { address } = whereFrom(ctx)
  const passwordHash = await withPasswords(async ({ hashPassword }) => {
    await countAttempt(ctx, [{ key: `link-from:${address}`, limit: signInsPerNetwork }])
    return hashPassword(password)
  })
  await ctx.write(async ({ db }) => {
    const { accountId, hash, email } = await spendLink(ctx, db, {
      token,
      purposes: ['reset-password', 'invitation'],
    })
    requireGoodPassword(password, email)
    const confirmed = { emailConfirmedAt: dateOf(ctx.clock.now()) }
    const [account] = await db
      .update(accounts)
      // The link was mailed to the address, so it confirms the address as well.
      .set({ passwordHash, ...confirmed })
      .where(eq(accounts.id, accountId))
      .returning()
    if (!account) throw accountsErrors.linkSpent()
    await endSessions(ctx, db, { accountId, by: 'password' })
    await spendLinks(ctx, db, { accountId, purposes: ['reset-password', 'invitation', 'change-email'] })
    await logSecurity(ctx, db, { event: 'password-reset', accountId })
    // The place is known from now on, and the earlier tries from here were made by the owner of the account.
    await forgiveTry(db, ownTries(ctx, account.email))
    await queueAccountMail(db, { account, kind: 'passwordChanged', cause: hash })
  })
}
