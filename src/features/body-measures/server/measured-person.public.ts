import { and, eq, gt, inArray } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { customersErrors } from '../../customers/customers.errors.ts'
import { people } from '../../customers/server/people.table.ts'
import { measuresAudit } from '../body-measures.audit.ts'
import { measureProfiles, measureReadings } from './body-measures.table.ts'
import { readProfiles } from './read-measures.ts'

/** The account of a person in the room of customers; who has none has no measures. */
export const accountOfPerson = async (db: Db, id: string) => {
  const [person] = await db.select({ accountId: people.accountId }).from(people).where(eq(people.id, id))
  if (!person?.accountId) throw customersErrors.customerNotFound()
  return person.accountId
}

interface ReadPerson {
  readonly id: string
  /** Only this body of those that were measured; null for the customer's own. All where it is not said. */
  readonly profileId?: string | null
}

const isMeant = (
  { id, name }: { readonly id: string; readonly name: string | null },
  profileId: string | null | undefined,
) => profileId === undefined || (profileId === null ? name === null : id === profileId)

/** What the atelier reads of a customer: the log and the customer are told who read it, once an hour. */
export const readMeasuresOfPerson = async (ctx: Context, { id, profileId }: ReadPerson) => {
  const accountId = await accountOfPerson(ctx.db, id)
  const ids = await ctx.write(async ({ db }) => {
    const { id: readerId } = signedInCaller(ctx)
    const readAt = dateOf(ctx.clock.now())
    // Of two readings at once, the second waits for the first.
    const profiles = await db
      .select({ id: measureProfiles.id, name: measureProfiles.name })
      .from(measureProfiles)
      .where(eq(measureProfiles.accountId, accountId))
      .for('no key update')
    const meant = profiles.filter((profile) => isMeant(profile, profileId)).map((profile) => profile.id)
    const read = await db
      .selectDistinct({ profileId: measureReadings.profileId })
      .from(measureReadings)
      .where(
        and(
          inArray(measureReadings.profileId, meant),
          eq(measureReadings.readerId, readerId),
          gt(measureReadings.readAt, dateOf(ctx.clock.now().subtract({ hours: 1 }))),
        ),
      )
    const unread = meant.filter((each) => read.every((one) => one.profileId !== each))
    if (unread.length === 0) return meant
    await db.insert(measureReadings).values(unread.map((each) => ({ profileId: each, readerId, readAt })))
    await audit(db, ctx, measuresAudit['measures-read'], { id })
    return meant
  })
  const profiles = await readProfiles(ctx.db, ctx, accountId)
  return { success: true as const, profiles: profiles.filter(({ _id }) => ids.includes(_id)) }
}
