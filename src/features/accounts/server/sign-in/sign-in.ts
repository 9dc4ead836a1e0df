import type { Context } from '../../../../platform/context/context.ts'
import { withoutTheDisk } from '../../../../platform/db/embedded/without-the-disk.ts'
import { withPasswords } from '../../../../platform/passwords/hash-password.ts'
import { forgiveTry, type Tried } from '../../../tries/server/count-attempt.public.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import type { Credentials } from '../../signing-in/sign-in.contract.ts'
import { findByEmail } from '../accounts.repository.ts'
import type { AccountRow } from '../accounts.table.ts'
import { challengeOf } from '../second-factor/challenge.ts'
import { findFactor } from '../second-factor/second-factors.repository.ts'
import { logSecurity } from '../security/log-security.public.ts'
import { openSession } from '../sessions/open-session.ts'
import { accountToEnter } from './account-to-enter.ts'
import { countSignInTry } from './sign-in-tries.ts'

/** Signs in. An unknown address and a wrong password get the same answer after the same time (§12.4). */
export const signIn = async (ctx: Context, { email, password }: Credentials) => {
  const { tried, account, matches } = await withPasswords(async ({ isPasswordOf }) => {
    const tried = await countSignInTry(ctx, email)
    const account = await findByEmail(ctx.db, email)
    return { tried, account, matches: await isPasswordOf(account?.passwordHash, password) }
  })
  if (!account || !matches) {
    await withoutTheDisk(ctx.db, (db) =>
      logSecurity(ctx, db, { event: 'sign-in-refused', accountId: account?.id }),
    )
    throw accountsErrors.wrongCredentials()
  }
  const entered = await enter(ctx, account, tried)
  // The refusal is thrown outside the transaction, so that the try stays forgiven: the password was right.
  if (!('token' in entered)) throw accountsErrors.codeNeeded({ instead: entered })
  return entered
}

/** Opens the session, unless the account has changed since its password was verified, or asks for a second step. */
const enter = (ctx: Context, known: AccountRow, tried: readonly Tried[]) =>
  ctx.write(async ({ db }) => {
    const account = await accountToEnter(db, known)
    if (!account) throw accountsErrors.wrongCredentials()
    const accountId = account.id
    await forgiveTry(db, tried)
    if (await findFactor(db, accountId)) return { challenge: challengeOf(ctx, account) }
    const { sessionId, ...tokens } = await openSession(ctx, db, accountId)
    await logSecurity(ctx, db, { event: 'signed-in', accountId, sessionId })
    return { account, ...tokens }
  })
