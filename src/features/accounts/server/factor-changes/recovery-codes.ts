import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { hashOfToken } from '../../../../platform/sessions/refresh-token.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { recoveryCodesMade } from '../../accounts.limits.ts'
import type { BothProofs } from '../../signing-in/second-factor.contract.ts'
import { recoveryAlphabet, writtenRecoveryCode } from '../../signing-in/second-factor.rules.ts'
import { lockAccount } from '../accounts.public.ts'
import { findFactor } from '../second-factor/second-factors.repository.ts'
import { recoveryCodes } from '../second-factor/second-factors.table.ts'
import { logSecurity } from '../security/log-security.public.ts'
import { requireBoth } from './prove.ts'

/** A code has some 79 bits, which is too many to guess it even from its hash. */
const codeLength = 16

const newCode = () =>
  Array.from({ length: codeLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('')

/** Replaces the recovery codes of an account, and returns the new ones as they are shown, this once. */
export const makeRecoveryCodes = async ({ clock }: Pick<Context, 'clock'>, db: Db, accountId: string) => {
  const createdAt = dateOf(clock.now())
  const codes = Array.from({ length: recoveryCodesMade }, newCode)
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ hash: hashOfToken(code), accountId, createdAt })))
  return codes.map(writtenRecoveryCode)
}

/** Replaces the caller's recovery codes, after asking for password and code. */
export const renewRecoveryCodes = async (ctx: Context, both: BothProofs) => {
  await requireBoth(ctx, both)
  return ctx.write(async ({ db }) => {
    const accountId = await lockAccount(ctx, db)
    if (!(await findFactor(db, accountId))) throw accountsErrors.noFactor()
    await logSecurity(ctx, db, { event: 'recovery-codes-made', accountId })
    return makeRecoveryCodes(ctx, db, accountId)
  })
}
