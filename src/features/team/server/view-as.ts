import { eq } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { accountAudit } from '../../accounts/accounts.audit.ts'
import { accountsErrors } from '../../accounts/accounts.errors.ts'
import { findLockedAccount, signedInCaller } from '../../accounts/server/accounts.public.ts'
import { sessions } from '../../accounts/server/sessions/sessions.table.ts'
import { teamErrors } from '../team.errors.ts'

/** Has the caller's session look at the house with the rights of a member of the team. */
export const viewAs = (ctx: Context, id: string) =>
  ctx.write(async ({ db }) => {
    const caller = signedInCaller(ctx)
    const member = await findLockedAccount(db, id)
    if (!member || member.role === 'user') throw accountsErrors.accountNotFound()
    if (member.disabledAt || id === caller.id) throw teamErrors.notToView()
    await db.update(sessions).set({ viewsAs: id }).where(eq(sessions.id, caller.sessionId))
    await audit(db, ctx, accountAudit.viewed, { id })
  })

/** The caller has the own rights again. */
export const viewAsOneself = (ctx: Context) =>
  ctx.write(({ db }) =>
    db
      .update(sessions)
      .set({ viewsAs: null })
      .where(eq(sessions.id, signedInCaller(ctx).sessionId)),
  )
