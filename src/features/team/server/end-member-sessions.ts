import { audit } from '../../../platform/audit/audit.ts'
import { type Context, noVisitor } from '../../../platform/context/context.ts'
import { accountAudit } from '../../accounts/accounts.audit.ts'
import { accountsErrors } from '../../accounts/accounts.errors.ts'
import { findLockedAccount, signedInCaller } from '../../accounts/server/accounts.public.ts'
import { logSecurity } from '../../accounts/server/security/log-security.public.ts'
import { endSessions } from '../../accounts/server/sessions/end-sessions.public.ts'
import { teamErrors } from '../team.errors.ts'
import { findMembers } from './team.repository.ts'

/** Signs a member out on all devices, as when a telephone is lost. */
export const endMemberSessions = (ctx: Context, id: string) =>
  ctx.write(async ({ db }) => {
    if (id === signedInCaller(ctx).id) throw teamErrors.ownSessions()
    const account = await findLockedAccount(db, id)
    if (!account || account.role === 'user') throw accountsErrors.accountNotFound()
    if ((await endSessions(ctx, db, { accountId: id, by: 'house' })) > 0) {
      await audit(db, ctx, accountAudit['sessions-ended'], { id })
      // No network and device are noted: the owner of the account must not learn where the admin sits.
      await logSecurity({ ...ctx, visitor: noVisitor }, db, { event: 'session-ended', accountId: id })
    }
    return findMembers(ctx, db)
  })
