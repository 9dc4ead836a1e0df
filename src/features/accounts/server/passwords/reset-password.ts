import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { ofNetworkAddress } from '../../tries.rules.ts'
import { accounts } from '../accounts.table.ts'
import { spendLinks, takeLink } from '../links/take-link.ts'
import { queueAccountMail } from '../mails/queue-account-mail.tsx'
import { noteSecurity } from '../security/note-security.ts'
import { takeTry } from '../security/take-try.ts'
import { whereFrom } from '../security/where-from.public.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { requireGoodPassword } from './good-password.ts'
import { hashPassword } from './hash-password.ts'

interface Reset {
  readonly token: string
  readonly password: string
}

/** Sets a new password by a mailed link, which is spent only when the password is taken; every session ends. */
export const resetPassword = async (ctx: Context, { token, password }: Reset) => {
  const { address } = whereFrom(ctx)
  await takeTry(ctx, [{ key: `link-from:${address}`, patience: ofNetworkAddress }])
  const passwordHash = await hashPassword(password)
  await ctx.write(async ({ db }) => {
    const { accountId, hash, email } = await takeLink(ctx, db, { token, purposes: ['reset-password'] })
    requireGoodPassword(password, email)
    const confirmed = { emailConfirmedAt: new Date(ctx.clock.now().epochMilliseconds) }
    const [account] = await db
      .update(accounts)
      // The link came to the address, which proves it as well.
      .set({ passwordHash, ...confirmed })
      .where(eq(accounts.id, accountId))
      .returning()
    if (!account) throw accountsErrors.linkSpent()
    await endSessions(ctx, db, { accountId, by: 'password' })
    await spendLinks(ctx, db, { accountId, purposes: ['reset-password', 'change-email'] })
    await noteSecurity(ctx, db, { event: 'password-reset', accountId })
    await queueAccountMail(db, { account, kind: 'passwordChanged', cause: hash })
  })
}
