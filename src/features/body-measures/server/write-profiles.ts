import { and, eq, isNull } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { findLockedAccount, lockAccount } from '../../accounts/server/accounts.public.ts'
import { customersErrors } from '../../customers/customers.errors.ts'
import { measuresAudit } from '../body-measures.audit.ts'
import { bodyMeasuresErrors } from '../body-measures.errors.ts'
import { mostProfiles } from '../body-measures.limits.ts'
import { measureProfiles } from './body-measures.table.ts'
import { accountOfPerson } from './measured-person.public.ts'
import { ownProfile, readOwnMeasures } from './read-measures.ts'

interface NewProfile {
  readonly accountId: string
  /** Whom it measures; the customer where it is not said. */
  readonly name: string | undefined
}

/** Adds a profile to an account that the transaction has locked. */
const addProfile = async (db: Db, ctx: Context, { accountId, name }: NewProfile) => {
  const ofAccount = eq(measureProfiles.accountId, accountId)
  if ((await db.$count(measureProfiles, ofAccount)) >= mostProfiles) throw bodyMeasuresErrors.profilesFull()
  if (
    name === undefined &&
    (await db.$count(measureProfiles, and(ofAccount, isNull(measureProfiles.name)))) > 0
  )
    throw bodyMeasuresErrors.profileKnown()
  const { id } = onlyRow(
    await db
      .insert(measureProfiles)
      .values({ accountId, name: name ?? null, createdAt: dateOf(ctx.clock.now()) })
      .returning({ id: measureProfiles.id }),
  )
  return { success: true as const, _id: id }
}

/** Begins a profile of the caller, or of somebody whom the caller names. */
export const beginProfile = (ctx: Context, { name }: { readonly name?: string | undefined }) =>
  ctx.once(async ({ db }) => {
    const accountId = await lockAccount(ctx, db)
    return addProfile(db, ctx, { accountId, name })
  })

/** Begins a profile of a customer who is measured at the atelier. */
export const beginProfileAtWorkshop = (
  ctx: Context,
  { id, name }: { readonly id: string; readonly name?: string | undefined },
) =>
  ctx.once(async ({ db }) => {
    const accountId = await accountOfPerson(db, id)
    if (!(await findLockedAccount(db, accountId))) throw customersErrors.customerNotFound()
    const begun = await addProfile(db, ctx, { accountId, name })
    await audit(db, ctx, measuresAudit['measures-begun'], { id })
    return begun
  })

/** Names the person whom a profile measures anew; the customer has none to change. */
export const renameProfile = (ctx: Context, { id, name }: { readonly id: string; readonly name: string }) =>
  ctx.write(async ({ db }) => {
    const accountId = await lockAccount(ctx, db)
    const profile = await ownProfile(db, { accountId, id })
    if (profile.name === null) throw bodyMeasuresErrors.profileGone()
    await db.update(measureProfiles).set({ name }).where(eq(measureProfiles.id, id))
    return readOwnMeasures(db, ctx, accountId)
  })

/** Deletes a profile with all that was ever measured for it. */
export const deleteProfile = (ctx: Context, id: string) =>
  ctx.write(async ({ db }) => {
    const accountId = await lockAccount(ctx, db)
    await ownProfile(db, { accountId, id })
    await db.delete(measureProfiles).where(eq(measureProfiles.id, id))
    return readOwnMeasures(db, ctx, accountId)
  })
