import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
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

const isRead = (profileId: string | null | undefined) => {
  if (profileId === undefined) return undefined
  return profileId === null ? isNull(measureProfiles.name) : eq(measureProfiles.id, profileId)
}

interface ReadPerson {
  readonly id: string
  /** Only this body of those that were measured; null for the customer's own. All where it is not said. */
  readonly profileId?: string | null
}

/** What the atelier reads of a customer: the log and the customer are told who read it, once an hour. */
export const readMeasuresOfPerson = async (ctx: Context, { id, profileId }: ReadPerson) => {
  const accountId = await accountOfPerson(ctx.db, id)
  await ctx.write(async ({ db }) => {
    const { id: readerId } = signedInCaller(ctx)
    const readAt = dateOf(ctx.clock.now())
    // Of two readings at once, the second waits for the first.
    const profiles = await db
      .select({ profileId: measureProfiles.id })
      .from(measureProfiles)
      .where(and(eq(measureProfiles.accountId, accountId), isRead(profileId)))
      .for('no key update')
    const read = await db
      .selectDistinct({ profileId: measureReadings.profileId })
      .from(measureReadings)
      .where(
        and(
          inArray(
            measureReadings.profileId,
            profiles.map(({ profileId }) => profileId),
          ),
          eq(measureReadings.readerId, readerId),
          gt(measureReadings.readAt, dateOf(ctx.clock.now().subtract({ hours: 1 }))),
        ),
      )
    const unread = profiles.filter(({ profileId }) => read.every((each) => each.profileId !== profileId))
    if (unread.length === 0) return
    await db.insert(measureReadings).values(unread.map((each) => ({ ...each, readerId, readAt })))
    await audit(db, ctx, measuresAudit['measures-read'], { id })
  })
  const profiles = await readProfiles(ctx.db, ctx, accountId)
  const read = profiles.filter(
    ({ _id, name }) => profileId === undefined || (profileId === null ? name === null : _id === profileId),
  )
  return { success: true as const, profiles: read }
}
