import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { signedInCaller } from '../accounts.public.ts'
import { findFactor, findMembers, isAskedOfAdmins } from '../second-factor/second-factors.repository.ts'
import { secondFactorRule } from '../second-factor/second-factors.table.ts'

/** Requires the second step of every admin, or no longer. An admin who requires it of others has set it up first. */
export const requireOfAdmins = (ctx: Context, requiredOfAdmins: boolean) =>
  ctx.write(async ({ db }) => {
    if (requiredOfAdmins && !(await findFactor(db, signedInCaller(ctx).id)))
      throw accountsErrors.factorFirst()
    const since = dateOf(ctx.clock.now())
    const changed = requiredOfAdmins
      ? await db.insert(secondFactorRule).values({ since }).onConflictDoNothing().returning()
      : await db.delete(secondFactorRule).returning()
    if (changed.length === 0) return
    await audit(db, ctx, {
      action: 'settings.changed',
      subject: { kind: 'settings', id: 'second-factor' },
      before: { requiredOfAdmins: !requiredOfAdmins },
      after: { requiredOfAdmins },
    })
  })

/** Who of the house has a second step, as admins are told of it. */
export const houseFactors = async ({ db }: Pick<Context, 'db'>) => {
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
