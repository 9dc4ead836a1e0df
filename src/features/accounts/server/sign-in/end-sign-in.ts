import { and, eq, gt } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { countAttempt, forgiveTry } from '../../../tries/server/count-attempt.public.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import type { AccountRow } from '../accounts.table.ts'
import { queueAccountMail } from '../mails/queue-account-mail.public.ts'
import { accountOfChallenge } from '../second-factor/challenge.ts'
import { findFactor } from '../second-factor/second-factors.repository.ts'
import { spendAnyCode } from '../second-factor/spend-code.ts'
import { logSecurity } from '../security/log-security.public.ts'
import { securityLog } from '../security/security-log.table.ts'
import { openSession } from '../sessions/open-session.ts'
import { accountToEnter } from './account-to-enter.ts'
import { codeTries } from './code-tries.ts'

interface Step {
  readonly challenge: string
  readonly code: string
}

/** Completes a sign-in whose password was right: a code of the telephone, or a recovery code, opens the session. */
export const endSignIn = async (ctx: Context, { challenge, code }: Step) => {
  const known = await accountOfChallenge(ctx, challenge)
  const tried = await codeTries(ctx, known.email)
  await countAttempt(ctx, tried)
  const entered = await ctx.write(async ({ db }) => {
    const account = await accountToEnter(db, known)
    if (!account) throw accountsErrors.challengeOver()
    const accountId = account.id
    // The second step was removed meanwhile: a new sign-in needs no code.
    if (!(await findFactor(db, accountId))) throw accountsErrors.challengeOver()
    const taken = await spendAnyCode(ctx, db, { accountId, code })
    if (!taken) {
      await logSecurity(ctx, db, { event: 'code-refused', accountId })
      await tellOfRefusedCodes(ctx, db, account)
      return undefined
    }
    const { sessionId, ...tokens } = await openSession(ctx, db, accountId)
    await logSecurity(ctx, db, { event: 'signed-in', accountId, sessionId })
    if (taken === 'recovery') {
      await logSecurity(ctx, db, { event: 'recovery-code-used', accountId, sessionId })
      await queueAccountMail(db, { account, kind: 'recoveryCodeUsed', cause: sessionId })
    }
    await forgiveTry(db, tried)
    return { account, ...tokens }
  })
  // The refusal is thrown outside the transaction, so that the log entry about the wrong code is kept.
  if (!entered) throw accountsErrors.wrongCode({ fields: { code: 'errors.wrongCode' } })
  return entered
}

const codesBeforeTelling = 5
const hourMs = 3_600_000

/**
 * A caller who gets this far knows the password, so after some wrong codes within an hour the owner of the account gets
 * a mail, at most once an hour.
 */
const tellOfRefusedCodes = async ({ clock }: Context, db: Db, account: AccountRow) => {
  const nowMs = clock.now().epochMilliseconds
  const refused = await db.$count(
    securityLog,
    and(
      eq(securityLog.accountId, account.id),
      eq(securityLog.event, 'code-refused'),
      gt(securityLog.at, new Date(nowMs - hourMs)),
    ),
  )
  if (refused < codesBeforeTelling) return
  const cause = `${account.id}:${Math.floor(nowMs / hourMs)}`
  await queueAccountMail(db, { account, kind: 'codesRefused', cause })
}
