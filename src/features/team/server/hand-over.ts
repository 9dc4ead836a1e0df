import { audit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { accountAudit } from '../../accounts/accounts.audit.ts'
import { accountsErrors } from '../../accounts/accounts.errors.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { accountStateOf, lockWithAdmins } from '../../accounts/server/lock-with-admins.public.ts'
import { writeAccountState } from '../../accounts-desk/server/account-state/write-account-state.public.ts'
import { teamErrors } from '../team.errors.ts'
import { hasEntered } from './team.repository.ts'

/**
 * Makes a member an admin and the caller one of the staff, both or neither: the house always has an admin. Both sign in
 * again.
 */
export const handOver = (ctx: Context, id: string) =>
  ctx.write(async ({ db }) => {
    const caller = signedInCaller(ctx)
    if (id === caller.id) throw accountsErrors.ownAccount()
    const { account, admins } = await lockWithAdmins(db, id)
    const own = admins.find((admin) => admin.id === caller.id)
    if (!account || account.role === 'user') throw accountsErrors.accountNotFound()
    // Another admin may have taken the rights of the caller meanwhile.
    if (!own || account.disabledAt || !(await hasEntered(db, account))) throw teamErrors.notToHandOver()
    const before = accountStateOf(account)
    if (before.role !== 'admin') {
      await audit(db, ctx, accountAudit['handed-over'], {
        id,
        before: { role: before.role },
        after: { role: 'admin' },
      })
      await writeAccountState(ctx, db, { account, state: { ...before, role: 'admin', areas: null } })
    }
    await audit(db, ctx, accountAudit.updated, {
      id: own.id,
      before: { role: 'admin' },
      after: { role: 'staff' },
    })
    await writeAccountState(ctx, db, {
      account: own,
      state: { ...accountStateOf(own), role: 'staff', areas: null },
    })
  })
