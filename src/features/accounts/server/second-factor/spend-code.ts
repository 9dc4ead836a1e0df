import { and, eq, isNull, lt } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { stepOfCode } from '../../../../platform/passwords/totp.ts'
import { hashOfToken } from '../../../../platform/sessions/refresh-token.ts'
import { readRecoveryCode } from '../../signing-in/second-factor.rules.ts'
import { findFactor } from './second-factors.repository.ts'
import { recoveryCodes, secondFactors } from './second-factors.table.ts'

/** What the secret of a second step is sealed with, so that it opens for its own account only. */
export const sealedFor = (accountId: string) => ({ purpose: 'second-factor', owner: accountId })

type Factor = typeof secondFactors.$inferSelect

interface WrittenCode {
  readonly accountId: string
  readonly code: string
}

/**
 * Uses up a code of the telephone, in the transaction of the action that needs it. When two calls bring the same code
 * at once, the second one waits for the row and finds the code used.
 */
export const spendTelephoneCode = async (ctx: Context, db: Db, { accountId, code }: WrittenCode) => {
  const factor = await findFactor(db, accountId)
  return factor !== undefined && spendStep(ctx, db, { factor, code })
}

/** Uses up a code of this second step, which need not be confirmed yet. */
export const spendStep = async (
  { clock, tokens }: Context,
  db: Db,
  { factor, code }: { factor: Factor; code: string },
) => {
  const { accountId, sealedSecret, lastStep } = factor
  const opened = tokens.seal.open(sealedSecret, sealedFor(accountId))
  if (!opened) return false
  const secret = Buffer.from(opened.text, 'base64')
  const step = stepOfCode(secret, { code: code.replace(/\s/g, ''), now: clock.now(), after: lastStep })
  if (step === undefined) return false
  const taken = await db
    .update(secondFactors)
    .set({
      lastStep: step,
      // The secret is sealed anew while the former secret of the house is still known; later it could not be opened.
      ...(opened.isOld && { sealedSecret: tokens.seal.close(opened.text, sealedFor(accountId)) }),
    })
    .where(and(eq(secondFactors.accountId, accountId), lt(secondFactors.lastStep, step)))
    .returning({ accountId: secondFactors.accountId })
  return taken.length > 0
}

/** Uses up a code of the telephone or a recovery code; returns which of them it was, or undefined for a wrong code. */
export const spendAnyCode = async (ctx: Context, db: Db, { accountId, code }: WrittenCode) => {
  if (await spendTelephoneCode(ctx, db, { accountId, code })) return 'telephone'
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: dateOf(ctx.clock.now()) })
    .where(
      and(
        eq(recoveryCodes.hash, hashOfToken(readRecoveryCode(code))),
        eq(recoveryCodes.accountId, accountId),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ hash: recoveryCodes.hash })
  return taken.length > 0 ? 'recovery' : undefined
}
