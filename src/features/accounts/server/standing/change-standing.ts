import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { changedFields } from '../../../../platform/audit/changed-fields.ts'
import { type Context, noVisitor } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { isUuid } from '../../../../shared/uuid.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import type { StandingChange } from '../../admin-accounts.contract.ts'
import { isActiveAdmin, type Standing, standingAfter, standingEvents } from '../../standing.rules.ts'
import { signedInCaller } from '../accounts.public.ts'
import { type AccountRow, accounts } from '../accounts.table.ts'
import { noteSecurity } from '../security/note-security.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { holdWithAdmins, standingOf } from './hold-with-admins.ts'

interface ChangedStanding {
  readonly id: string
  readonly change: StandingChange
}

/** Changes who somebody is in the house, or keeps her out: nobody changes their own standing, and one admin stays. */
export const changeStanding = (ctx: Context, { id: asked, change }: ChangedStanding): Promise<AccountRow> =>
  ctx.write(async ({ db }) => {
    if (!isUuid(asked)) throw accountsErrors.accountNotFound()
    const id = asked.toLowerCase()
    if (id === signedInCaller(ctx).id) throw accountsErrors.ownAccount()
    const { account, requireAnotherAdmin } = await holdWithAdmins(db, id)
    if (!account) throw accountsErrors.accountNotFound()
    const standing = standingAfter(standingOf(account), change)
    const changes = changedFields({ ...standingOf(account) }, { ...standing })
    if (!changes) return account
    if (!isActiveAdmin(standing)) requireAnotherAdmin()
    await audit(db, ctx, { action: 'account.updated', subject: { kind: 'account', id }, ...changes })
    return writeStanding(ctx, db, { account, standing })
  })

interface NewStanding {
  readonly account: AccountRow
  readonly standing: Standing
}

/** Ends every session as well, also when she is let in again: nothing that was opened before may go on. */
const writeStanding = async (ctx: Context, db: Db, { account, standing }: NewStanding) => {
  const { id, disabledAt } = account
  const since = disabledAt ?? new Date(ctx.clock.now().epochMilliseconds)
  const [changed] = await db
    .update(accounts)
    .set({ role: standing.role, disabledAt: standing.disabled ? since : null })
    .where(eq(accounts.id, id))
    .returning()
  if (!changed) throw new Error('A held account was not there to change')
  const before = standingOf(account)
  const by = before.disabled === standing.disabled ? 'role' : 'disabled'
  await endSessions(ctx, db, { accountId: id, by })
  // From nowhere: where the admin sits is nothing that the owner of the account is told.
  const unseen = { ...ctx, visitor: noVisitor }
  for (const event of standingEvents(before, standing))
    await noteSecurity(unseen, db, { event, accountId: id })
  return changed
}
