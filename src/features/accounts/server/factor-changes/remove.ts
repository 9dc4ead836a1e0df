import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { type Context, noVisitor } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
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

/** Deletes the row; its recovery codes fall with it. Answers whether it was one that stood. */
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

/** Removes the caller's own second step. */
export const removeOwnFactor = async (ctx: Context, both: BothProofs) => {
  const account = await requireBoth(ctx, both)
  await ctx.write(async ({ db }) => {
    const accountId = await lockAccount(ctx, db)
    if (!(await removeRow(db, accountId))) throw accountsErrors.noFactor()
    await tell(ctx, db, account)
  })
}

/** Removes the second step of an account, ends what was opened with it, and tells its owner. */
const removeFrom = async (ctx: Context, db: Db, account: AccountRow) => {
  if (!(await removeRow(db, account.id))) return false
  const subject = { kind: 'account', id: account.id }
  await audit(db, ctx, {
    action: 'account.second-factor-removed',
    subject,
    before: { secondFactor: true },
    after: { secondFactor: false },
  })
  await endSessions(ctx, db, { accountId: account.id, by: 'second-factor' })
  // From nowhere: where the admin sits is nothing that the owner of the account is told.
  await tell({ ...ctx, visitor: noVisitor }, db, account)
  return true
}

/** An admin helps somebody of the house who has lost the telephone. */
export const removeFactorOf = (ctx: Context, asked: string) =>
  ctx.write(async ({ db }) => {
    if (!isUuid(asked)) throw accountsErrors.accountNotFound()
    const id = asked.toLowerCase()
    if (id === signedInCaller(ctx).id) throw accountsErrors.ownFactor()
    const account = await findLockedAccount(db, id)
    if (!account) throw accountsErrors.accountNotFound()
    await removeFrom(ctx, db, account)
  })

/** For an operator with access to the machine, when no admin is left who could help. Returns what was done. */
export const removeFactorByEmail = (ctx: Context, email: string) =>
  ctx.write(async ({ db }) => {
    const found = await findByEmail(db, email)
    const account = found && (await findLockedAccount(db, found.id))
    if (!account) return 'unknown'
    return (await removeFrom(ctx, db, account)) ? 'removed' : 'none'
  })
