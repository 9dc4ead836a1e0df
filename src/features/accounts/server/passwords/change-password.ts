import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { hashPassword } from '../../../../platform/passwords/hash-password.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { signedInCaller } from '../accounts.public.ts'
import { accounts } from '../accounts.table.ts'
import { spendLinks } from '../links/spend-link.public.ts'
import { queueAccountMail } from '../mails/queue-account-mail.public.ts'
import { logSecurity } from '../security/log-security.public.ts'
import { endSessions } from '../sessions/end-sessions.public.ts'
import { openSession } from '../sessions/open-session.ts'
import { requireGoodPassword } from './good-password.ts'
import { requireOwnPassword } from './own-password.public.ts'

interface NewPassword {
  readonly currentPassword: string
  readonly password: string
}

/** Changes the caller's password: every session ends, and a new one opens for the browser that called. */
export const changePassword = async (ctx: Context, { currentPassword, password }: NewPassword) => {
  const { id: accountId } = signedInCaller(ctx)
  const said = { accountId, password: currentPassword, field: 'currentPassword' } as const
  const known = await requireOwnPassword(ctx, said)
  requireGoodPassword(password, known.email)
  const passwordHash = await hashPassword(password)
  return ctx.write(async ({ db }) => {
    const [account] = await db
      .update(accounts)
      .set({ passwordHash })
      .where(
        and(
          eq(accounts.id, accountId),
          eq(accounts.passwordHash, known.passwordHash),
          isNull(accounts.disabledAt),
        ),
      )
      .returning()
    // Another call changed the password meanwhile, or the account was blocked: the given password is no longer valid.
    if (!account) throw accountsErrors.wrongPassword({ fields: { currentPassword: 'errors.wrongPassword' } })
    await endSessions(ctx, db, { accountId, by: 'password' })
    await spendLinks(ctx, db, { accountId, purposes: ['reset-password', 'invitation'] })
    const { sessionId, ...tokens } = await openSession(ctx, db, accountId)
    await logSecurity(ctx, db, { event: 'password-changed', accountId, sessionId })
    await queueAccountMail(db, { account, kind: 'passwordChanged', cause: sessionId })
    return { account, ...tokens }
  })
}
