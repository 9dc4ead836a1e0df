import { audit } from '../../../../platform/audit/audit.ts'
import { changedFields } from '../../../../platform/audit/changed-fields.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import { accountAudit } from '../../../accounts/accounts.audit.ts'
import { accountsErrors } from '../../../accounts/accounts.errors.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import type { AccountRow } from '../../../accounts/server/accounts.table.ts'
import { lockWithAdmins, standingOf } from '../../../accounts/server/lock-with-admins.public.ts'
import { isActiveAdmin, standingAfter } from '../../../accounts/sessions/standing.rules.ts'
import type { StandingChange } from '../../admin-accounts.contract.ts'
import { writeStanding } from './write-standing.ts'

interface ChangedStanding {
  readonly id: string
  readonly change: StandingChange
}

/**
 * Changes the role of an account, or blocks it. No admin can change their own standing, and one active admin must
 * remain.
 */
export const changeStanding = (ctx: Context, { id: asked, change }: ChangedStanding): Promise<AccountRow> =>
  ctx.write(async ({ db }) => {
    if (!isUuid(asked)) throw accountsErrors.accountNotFound()
    const id = asked.toLowerCase()
    if (id === signedInCaller(ctx).id) throw accountsErrors.ownAccount()
    const { account, requireAnotherAdmin } = await lockWithAdmins(db, id)
    if (!account) throw accountsErrors.accountNotFound()
    const standing = standingAfter(standingOf(account), change)
    const changes = changedFields({ ...standingOf(account) }, { ...standing })
    if (!changes) return account
    if (!isActiveAdmin(standing)) requireAnotherAdmin()
    await audit(db, ctx, accountAudit.updated, { id, ...changes })
    return writeStanding(ctx, db, { account, standing })
  })
