import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import type { Credentials } from '../../sign-in.contract.ts'
import { findByEmail } from '../accounts.repository.ts'
import { type AccountRow, accounts } from '../accounts.table.ts'
import { isPasswordOf } from '../passwords/hash-password.ts'
import { noteSecurity } from '../security/note-security.ts'
import { forgiveTry, type Tried, takeTry } from '../security/take-try.ts'
import { openSession } from '../sessions/open-session.ts'
import { signInTries } from './sign-in-tries.ts'

/** Signs in; an unknown address and a wrong password are told alike and take as long (domain.md 2.4). */
export const signIn = async (ctx: Context, { email, password }: Credentials) => {
  const tried = await signInTries(ctx, email)
  await takeTry(ctx, tried)
  const account = await findByEmail(ctx.db, email)
  const matches = await isPasswordOf(account?.passwordHash, password)
  if (!account || !matches) {
    await noteSecurity(ctx, ctx.db, { event: 'sign-in-refused', accountId: account?.id })
    throw accountsErrors.wrongCredentials()
  }
  return enter(ctx, account, tried)
}

/** Opens the session unless the account has changed since its password was looked at. */
const enter = (ctx: Context, { id: accountId, passwordHash }: AccountRow, tried: readonly Tried[]) =>
  ctx.write(async ({ db }) => {
    const [account] = await db
      .select()
      .from(accounts)
      .where(and(eq(accounts.id, accountId), eq(accounts.passwordHash, passwordHash)))
      .for('share')
    if (!account) throw accountsErrors.wrongCredentials()
    if (account.disabledAt) throw accountsErrors.accountDisabled()
    const { sessionId, ...tokens } = await openSession(ctx, db, accountId)
    await noteSecurity(ctx, db, { event: 'signed-in', accountId, sessionId })
    await forgiveTry(db, tried)
    return { account, ...tokens }
  })
