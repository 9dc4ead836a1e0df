import { and, eq, isNull } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { requestErrors } from '../../../../shared/request-errors.ts'
import { countAttempt, forgiveTry } from '../../../tries/server/count-attempt.public.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import type { BothProofs, Proof } from '../../signing-in/second-factor.contract.ts'
import { signedInCaller } from '../accounts.public.ts'
import { findAccount } from '../accounts.repository.ts'
import { requireOwnPassword } from '../passwords/own-password.public.ts'
import { spendAnyCode, spendTelephoneCode } from '../second-factor/spend-code.ts'
import { logSecurity } from '../security/log-security.public.ts'
import { sessions } from '../sessions/sessions.table.ts'
import { codeTries } from '../sign-in/code-tries.ts'

/** Notes that the caller has proved again, with the password or a code, to be the owner of the session. */
export const proveSession = async (ctx: Context, { password, code }: Proof) => {
  const { id: accountId, sessionId } = signedInCaller(ctx)
  if (password !== undefined) await requireOwnPassword(ctx, { accountId, password, field: 'password' })
  else await requireOwnCode(ctx, { accountId, code: code ?? '', take: spendTelephoneCode })
  await ctx.db
    .update(sessions)
    .set({ provedAt: dateOf(ctx.clock.now()) })
    .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId), isNull(sessions.endedAt)))
}

/** Asks the caller for password and code; the code may be a recovery code. */
export const requireBoth = async (ctx: Context, { password, code }: BothProofs) => {
  const { id: accountId } = signedInCaller(ctx)
  const account = await requireOwnPassword(ctx, { accountId, password, field: 'password' })
  await requireOwnCode(ctx, { accountId, code, take: spendAnyCode })
  return account
}

interface OwnCode {
  readonly accountId: string
  readonly code: string
  readonly take: (
    ctx: Context,
    db: Context['db'],
    written: { accountId: string; code: string },
  ) => Promise<unknown>
}

const requireOwnCode = async (ctx: Context, { accountId, code, take }: OwnCode) => {
  const account = await findAccount(ctx.db, accountId)
  if (!account) throw requestErrors.signInRequired()
  const tried = await codeTries(ctx, account.email)
  await countAttempt(ctx, tried)
  const taken = await ctx.db.transaction(async (db) => {
    const isTaken = Boolean(await take(ctx, db, { accountId, code }))
    if (isTaken) await forgiveTry(db, tried)
    return isTaken
  })
  if (!taken) {
    await logSecurity(ctx, ctx.db, { event: 'code-refused', accountId })
    throw accountsErrors.wrongCode({ fields: { code: 'errors.wrongCode' } })
  }
}
