import type { Context } from '../../../../platform/context/context.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import type { Registration } from '../../sign-in.contract.ts'
import { ofRegistrations } from '../../tries.rules.ts'
import { accounts } from '../accounts.table.ts'
import { queueConfirmation } from '../email/queue-confirmation.ts'
import { requireGoodPassword } from '../passwords/good-password.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { noteSecurity } from '../security/note-security.ts'
import { takeTry } from '../security/take-try.ts'
import { whereFrom } from '../security/where-from.public.ts'
import { openSession } from '../sessions/open-session.ts'

/** Opens an account and signs in; the address is confirmed by a mail, which nothing waits for. */
export const register = async (ctx: Context, { password, ...person }: Registration) => {
  requireGoodPassword(password, person.email)
  const { address } = whereFrom(ctx)
  await takeTry(ctx, [{ key: `register-from:${address}`, patience: ofRegistrations }])
  const passwordHash = await hashPassword(password)
  return ctx.write(async ({ db }) => {
    const createdAt = new Date(ctx.clock.now().epochMilliseconds)
    const [account] = await db
      .insert(accounts)
      .values({ ...person, passwordHash, createdAt, language: ctx.lng })
      .onConflictDoNothing()
      .returning()
    if (!account) throw accountsErrors.emailTaken({ fields: { email: 'errors.emailTaken' } })
    const { sessionId, ...tokens } = await openSession(ctx, db, account.id)
    await noteSecurity(ctx, db, { event: 'registered', accountId: account.id, sessionId })
    await queueConfirmation(ctx, db, account)
    return { account, ...tokens }
  })
}
