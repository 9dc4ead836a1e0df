import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { withPasswords } from '../../../../platform/passwords/hash-password.ts'
import { countAttempt } from '../../../tries/server/count-attempt.public.ts'
import { whereFrom } from '../../../tries/server/where-from.public.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { registrationsPerNetwork } from '../../sign-in.limits.ts'
import type { Registration } from '../../signing-in/sign-in.contract.ts'
import { findByEmail } from '../accounts.repository.ts'
import { accounts } from '../accounts.table.ts'
import { queueConfirmation } from '../email/queue-confirmation.ts'
import { requireGoodPassword } from '../passwords/good-password.ts'
import { logSecurity } from '../security/log-security.public.ts'
import { openSession } from '../sessions/open-session.ts'
import { ownerTold } from './notify-owner.ts'

/**
 * Opens an account and signs in at once; the mailed link can confirm the address later. A caller can thus learn whether
 * an address has an account, so each try is counted and the owner is told.
 */
export const register = async (ctx: Context, { password, ...person }: Registration) => {
  requireGoodPassword(password, person.email)
  const { address } = whereFrom(ctx)
  const passwordHash = await withPasswords(async ({ hashPassword }) => {
    await countAttempt(ctx, [{ key: `register-from:${address}`, limit: registrationsPerNetwork }])
    return hashPassword(password)
  })
  const opened = await ctx.write(async ({ db }) => {
    const createdAt = dateOf(ctx.clock.now())
    const [account] = await db
      .insert(accounts)
      .values({ ...person, passwordHash, createdAt, language: ctx.lng })
      .onConflictDoNothing()
      .returning()
    if (!account) return tellHolder(ctx, db, person.email)
    const { sessionId, ...tokens } = await openSession(ctx, db, account.id)
    await logSecurity(ctx, db, { event: 'registered', accountId: account.id, sessionId })
    await queueConfirmation(ctx, db, account)
    return { account, ...tokens }
  })
  // The refusal is thrown outside the transaction, so that the job that tells the owner is kept.
  if (!opened) throw accountsErrors.emailTaken({ fields: { email: 'errors.emailTaken' } })
  return opened
}

const tellHolder = async (ctx: Context, db: Db, email: string) => {
  const holder = await findByEmail(db, email)
  if (!holder) return
  const { id: accountId } = holder
  await ctx.jobs.enqueue(db, { kind: ownerTold, data: { accountId }, key: accountId })
}
