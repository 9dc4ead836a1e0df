import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { type Context, noVisitor } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import { accountAudit } from '../../accounts.audit.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import type { BothProofs } from '../../signing-in/second-factor.contract.ts'
import { lockAccount, signedInCaller } from '../accounts.public.ts'
import { findByEmail, findLockedAccount } from '../accounts.repository.ts'
import type { AccountRow } from '../accounts.table.ts'
import { queueAccountMail } from '../mails/queue-account-mail.public.ts'
import { secondFactors } from '../second-factor/second-factors.table.ts'
import { logSecurity } from '../security/log-security.public.ts'
import { endSessions } from '../sessions/end-sessions.public.ts'
import { requireBoth } from './prove.ts'

/** Deletes the row, and the database deletes its recovery codes. Returns whether the second step had been confirmed. */
const removeRow = async (db: Db, accountId: string) => {
  const [removed] = await db
    .delete(secondFactors)
    .where(eq(secondFactors.accountId, accountId))
    .returning({ confirmedAt: secondFactors.confirmedAt })
  return removed?.confirmedAt != null
}

const tell = async (ctx: Context, db: Db, account: AccountRow) => {
  await logSecurity(ctx, db, { event: 'factor-removed', accountId: account.id })
  const cause = `${account.id}:${ctx.clock.now().epochMilliseconds}`
  await queueAccountMail(db, { account, kind: 'factorRemoved', cause })
}

/** Removes the caller's own second step, after asking for password and code. */
export const removeOwnFactor = async (ctx: Context, both: BothProofs) => {
  const account = await requireBoth(ctx, both)
  await ctx.write(async ({ db }) => {
    const accountId = await lockAccount(ctx, db)
    if (!(await removeRow(db, accountId))) throw accountsErrors.noFactor()
    await tell(ctx, db, account)
  })
}

/** Removes the second step of an account, ends the sessions of the account, and tells its owner. */
const removeFrom = async (ctx: Context, db: Db, account: AccountRow) => {
  if (!(await removeRow(db, account.id))) return false
  await audit(db, ctx, accountAudit['second-factor-removed'], {
    id: account.id,
    before: { secondFactor: true },
    after: { secondFactor: false },
  })
  await endSessions(ctx, db, { accountId: account.id, by: 'second-factor' })
  // No network and device are noted: the owner of the account must not learn where the admin sits.
  await tell({ ...ctx, visitor: noVisitor }, db, account)
  return true
}

/** Lets an admin remove the second step of a member who has lost the telephone. */
export const removeFactorOf = (ctx: Context, asked: string) =>
  ctx.write(async ({ db }) => {
    if (!isUuid(asked)) throw accountsErrors.accountNotFound()
    const id = asked.toLowerCase()
    if (id === signedInCaller(ctx).id) throw accountsErrors.ownFactor()
    const account = await findLockedAccount(db, id)
    if (!account) throw accountsErrors.accountNotFound()
    await removeFrom(ctx, db, account)
  })

/**
 * Removes a second step for an operator with access to the machine, when no admin is left to do it. Returns what was
 * done.
 */
export const removeFactorByEmail = (ctx: Context, email: string) =>
  ctx.write(async ({ db }) => {
    const found = await findByEmail(db, email)
    const account = found && (await findLockedAccount(db, found.id))
    if (!account) return 'unknown'
    return (await removeFrom(ctx, db, account)) ? 'removed' : 'none'
  })
