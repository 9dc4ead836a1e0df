import { eq } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import { type Context, noVisitor } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { type AccountRow, accounts } from '../../../accounts/server/accounts.table.ts'
import { accountStateOf } from '../../../accounts/server/lock-with-admins.public.ts'
import { logSecurity } from '../../../accounts/server/security/log-security.public.ts'
import { endSessions } from '../../../accounts/server/sessions/end-sessions.public.ts'
import { type AccountState, accountStateEvents } from '../../../accounts/sessions/account-state.rules.ts'

interface NewAccountState {
  readonly account: AccountRow
  readonly state: AccountState
}

/**
 * Writes the role of an account, its areas, and whether it is blocked. A change of the role or the block also ends every
 * session, even when a block is lifted: no session from before may go on.
 */
export const writeAccountState = async (ctx: Context, db: Db, { account, state }: NewAccountState) => {
  const { id, disabledAt } = account
  const since = disabledAt ?? dateOf(ctx.clock.now())
  const [changed] = await db
    .update(accounts)
    .set({
      role: state.role,
      areas: state.areas && [...state.areas],
      disabledAt: state.disabled ? since : null,
    })
    .where(eq(accounts.id, id))
    .returning()
  if (!changed) throw new Error('A held account was not there to change')
  const before = accountStateOf(account)
  const by = before.disabled === state.disabled ? 'role' : 'disabled'
  // Areas are read again at each call.
  if (before.role !== state.role || before.disabled !== state.disabled)
    await endSessions(ctx, db, { accountId: id, by })
  // No network and device are noted: the owner of the account must not learn where the admin sits.
  const unseen = { ...ctx, visitor: noVisitor }
  for (const event of accountStateEvents(before, state))
    await logSecurity(unseen, db, { event, accountId: id })
  return changed
}
