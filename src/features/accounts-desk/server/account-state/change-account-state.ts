import { audit } from '../../../../platform/audit/audit.ts'
import { changedFields } from '../../../../platform/audit/changed-fields.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { requireUnchanged } from '../../../../shared/api/require-unchanged.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import { accountAudit } from '../../../accounts/accounts.audit.ts'
import { accountsErrors } from '../../../accounts/accounts.errors.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import type { AccountRow } from '../../../accounts/server/accounts.table.ts'
import { accountStateOf, lockWithAdmins } from '../../../accounts/server/lock-with-admins.public.ts'
import { accountStateAfter, isActiveAdmin } from '../../../accounts/sessions/account-state.rules.ts'
import type { AccountStateChange } from '../../admin-accounts.contract.ts'
import { writeAccountState } from './write-account-state.public.ts'

interface ChangedAccountState {
  readonly id: string
  readonly change: AccountStateChange
}

/**
 * Changes the role of an account, or blocks it. No admin can change their own state, and one active admin must
 * remain.
 */
export const changeAccountState = (
  ctx: Context,
  { id: asked, change }: ChangedAccountState,
): Promise<AccountRow> =>
  ctx.write(async ({ db }) => {
    if (!isUuid(asked)) throw accountsErrors.accountNotFound()
    const id = asked.toLowerCase()
    if (id === signedInCaller(ctx).id) throw accountsErrors.ownAccount()
    const { account, requireAnotherAdmin } = await lockWithAdmins(db, id)
    if (!account) throw accountsErrors.accountNotFound()
    const { replaces, ...wanted } = change
    const saved = accountStateOf(account)
    const rightsOf = ({ role, areas }: Pick<typeof saved, 'role' | 'areas'>) => JSON.stringify([role, areas])
    requireUnchanged(rightsOf(saved), replaces && rightsOf(replaces))
    const state = accountStateAfter(saved, wanted)
    const changes = changedFields({ ...saved }, { ...state })
    if (!changes) return account
    if (!isActiveAdmin(state)) requireAnotherAdmin()
    await audit(db, ctx, accountAudit.updated, { id, ...changes })
    return writeAccountState(ctx, db, { account, state })
  })
