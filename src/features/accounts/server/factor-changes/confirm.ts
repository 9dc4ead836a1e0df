import { and, eq, isNull } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { countAttempt, forgiveTry } from '../../../tries/server/count-attempt.public.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { lockAccount, signedInCaller } from '../accounts.public.ts'
import { findAccount } from '../accounts.repository.ts'
import { queueAccountMail } from '../mails/queue-account-mail.public.ts'
import { secondFactors } from '../second-factor/second-factors.table.ts'
import { spendStep } from '../second-factor/spend-code.ts'
import { logSecurity } from '../security/log-security.public.ts'
import { endSessions } from '../sessions/end-sessions.public.ts'
import { codeTries } from '../sign-in/code-tries.ts'
import { findBegun } from './enrol.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

/**
 * Confirms the second step that the caller began, and returns the recovery codes. Every other session ends, because the
 * password alone had opened it.
 */
export const confirmFactor = async (ctx: Context, code: string) => {
  const { id: accountId, sessionId } = signedInCaller(ctx)
  const known = await findAccount(ctx.db, accountId)
  const tried = known ? await codeTries(ctx, known.email) : []
  await countAttempt(ctx, tried)
  return ctx.write(async ({ db }) => {
    await lockAccount(ctx, db)
    const factor = await findBegun(ctx, db, accountId)
    if (!factor) throw accountsErrors.factorNotBegun()
    if (!(await spendStep(ctx, db, { factor, code })))
      throw accountsErrors.wrongCode({ fields: { code: 'errors.wrongCode' } })
    const at = dateOf(ctx.clock.now())
    await db
      .update(secondFactors)
      .set({ confirmedAt: at })
      .where(and(eq(secondFactors.accountId, accountId), isNull(secondFactors.confirmedAt)))
    await endSessions(ctx, db, { accountId, exceptId: sessionId, by: 'second-factor' })
    await logSecurity(ctx, db, { event: 'factor-added', accountId, sessionId })
    const account = await findAccount(db, accountId)
    const cause = `${accountId}:${at.getTime()}`
    if (account) await queueAccountMail(db, { account, kind: 'factorAdded', cause })
    await forgiveTry(db, tried)
    return makeRecoveryCodes(ctx, db, accountId)
  })
}
