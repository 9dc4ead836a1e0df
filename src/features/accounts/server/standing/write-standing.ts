import { eq } from 'drizzle-orm'
import { type Context, noVisitor } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { type Standing, standingEvents } from '../../standing.rules.ts'
import { type AccountRow, accounts } from '../accounts.table.ts'
import { noteSecurity } from '../security/note-security.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { standingOf } from './hold-with-admins.ts'

interface NewStanding {
  readonly account: AccountRow
  readonly standing: Standing
}

/** Writes who somebody is. Ends every session as well, also when she is let in again: nothing that was opened before may go on. */
export const writeStanding = async (ctx: Context, db: Db, { account, standing }: NewStanding) => {
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
