import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { settingsAudit } from '../../../settings/settings.audit.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { signedInCaller } from '../accounts.public.ts'
import { findFactor, findMembers, isAskedOfAdmins } from '../second-factor/second-factors.repository.ts'
import { secondFactorRule } from '../second-factor/second-factors.table.ts'

/** Makes the second step required of every admin, or no longer. Only an admin who has set it up can require it. */
export const requireOfAdmins = (ctx: Context, requiredOfAdmins: boolean) =>
  ctx.write(async ({ db }) => {
    if (requiredOfAdmins && !(await findFactor(db, signedInCaller(ctx).id)))
      throw accountsErrors.factorFirst()
    const since = dateOf(ctx.clock.now())
    const changed = requiredOfAdmins
      ? await db.insert(secondFactorRule).values({ since }).onConflictDoNothing().returning()
      : await db.delete(secondFactorRule).returning()
    if (changed.length === 0) return
    await audit(db, ctx, settingsAudit.changed, {
      id: 'second-factor',
      before: { requiredOfAdmins: !requiredOfAdmins },
      after: { requiredOfAdmins },
    })
  })

/** The members of the house and their second steps, as admins see them. */
export const staffFactors = async ({ db }: Pick<Context, 'db'>) => {
  const members = await findMembers(db)
  return {
    success: true as const,
    requiredOfAdmins: await isAskedOfAdmins(db),
    members: members.map(({ id: _id, since, ...member }) => ({
      _id,
      ...member,
      since: since?.toISOString() ?? null,
    })),
  }
}
