import { audit } from '../../../../platform/audit/audit.ts'
import { changedFields } from '../../../../platform/audit/changed-fields.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { accountAudit } from '../../../accounts/accounts.audit.ts'
import { findByEmail } from '../../../accounts/server/accounts.public.ts'
import { accountStateOf, lockWithAdmins } from '../../../accounts/server/lock-with-admins.public.ts'
import { writeAccountState } from './write-account-state.public.ts'

/**
 * Makes the account of an address an admin's, also when there are other admins: for an operator with access to the
 * machine, such as the owner of a new house. Returns what was done.
 */
export const appointAdmin = (ctx: Context, email: string) =>
  ctx.write(async ({ db }) => {
    const found = await findByEmail(db, email)
    const { account } = found ? await lockWithAdmins(db, found.id) : { account: undefined }
    if (!account) return 'unknown'
    const state = { role: 'admin', areas: null, disabled: false } as const
    const changes = changedFields({ ...accountStateOf(account) }, state)
    if (!changes) return 'admin-already'
    await audit(db, ctx, accountAudit.updated, { id: account.id, ...changes })
    await writeAccountState(ctx, db, { account, state })
    return 'appointed'
  })
