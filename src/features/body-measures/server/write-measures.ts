import { and, desc, eq } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { InvalidInput, refusedField } from '../../../platform/http/refusals/invalid-input.ts'
import { lockAccount, signedInCaller } from '../../accounts/server/accounts.public.ts'
import { measuresAudit } from '../body-measures.audit.ts'
import { bodyMeasuresErrors } from '../body-measures.errors.ts'
import { mostVersions, type Taker } from '../body-measures.limits.ts'
import type { Taking } from '../body-measures.schema.ts'
import { defined } from '../known-measures.rules.ts'
import { measureVersions } from './body-measures.table.ts'
import { accountOfPerson } from './measured-person.public.ts'
import { ownProfile, readOwnMeasures, todayOf } from './read-measures.ts'
import { openMeasures, sealMeasures } from './sealed-measures.ts'

const latestOf = async (db: Db, profileId: string) => {
  const [latest] = await db
    .select()
    .from(measureVersions)
    .where(eq(measureVersions.profileId, profileId))
    .orderBy(desc(measureVersions.number))
    .limit(1)
  return latest
}

interface Taken {
  readonly profileId: string
  readonly takenBy: Taker
  /** Who of the team took them. */
  readonly memberId: string | null
  readonly taking: Taking
}

/** Adds a version to a profile that the transaction has locked, and returns its number. */
const addVersion = async (db: Db, ctx: Context, { profileId, takenBy, memberId, taking }: Taken) => {
  const { after, takenOn, how, shoes, note, measures, confirmed } = taking
  if (takenOn > todayOf(ctx))
    throw new InvalidInput([refusedField(['takenOn'], 'body-measures:fields.takenOn')])
  const latest = await latestOf(db, profileId)
  const number = latest?.number ?? 0
  if (number !== after) throw bodyMeasuresErrors.measuresChanged()
  if (number >= mostVersions) throw bodyMeasuresErrors.versionsFull()
  const before = latest && openMeasures(ctx.tokens.seal, profileId, latest.sealed)
  const content = {
    how: takenBy === 'workshop' ? ('salon' as const) : how,
    shoes,
    note,
    measures: measures.map(defined).map((each) => ({ ...each, passes: [...each.passes] })),
    confirmed: [...new Set([...(before?.content.confirmed ?? []), ...confirmed])],
  }
  await db.insert(measureVersions).values({
    profileId,
    number: number + 1,
    takenOn,
    takenBy,
    memberId,
    notedAt: dateOf(ctx.clock.now()),
    sealed: sealMeasures(ctx.tokens.seal, profileId, content),
  })
  return number + 1
}

/** Adds what the caller has measured. */
export const takeOwnMeasures = (
  ctx: Context,
  { id, taking }: { readonly id: string; readonly taking: Taking },
) =>
  ctx.once(async ({ db }) => {
    const accountId = await lockAccount(ctx, db)
    await ownProfile(db, { accountId, id, isLocked: true })
    const version = await addVersion(db, ctx, { profileId: id, takenBy: 'customer', memberId: null, taking })
    return { success: true as const, version }
  })

interface Confirming {
  readonly id: string
  readonly after: number
  readonly keys: readonly string[]
}

/** Keeps which doubts the caller has confirmed, with the version that they are about. */
export const confirmDoubts = (ctx: Context, { id, after, keys }: Confirming) =>
  ctx.write(async ({ db }) => {
    const accountId = await lockAccount(ctx, db)
    await ownProfile(db, { accountId, id, isLocked: true })
    const latest = await latestOf(db, id)
    if (latest?.number !== after) throw bodyMeasuresErrors.measuresChanged()
    const opened = openMeasures(ctx.tokens.seal, id, latest.sealed)
    if (!opened) throw bodyMeasuresErrors.measuresLost()
    const confirmed = [...new Set([...opened.content.confirmed, ...keys])]
    await db
      .update(measureVersions)
      .set({ sealed: sealMeasures(ctx.tokens.seal, id, { ...opened.content, confirmed }) })
      .where(and(eq(measureVersions.profileId, id), eq(measureVersions.number, after)))
    return readOwnMeasures(db, ctx, accountId)
  })

interface AtWorkshop {
  /** The person in the room of customers. */
  readonly id: string
  readonly profileId: string
  readonly taking: Taking
}

/** Adds what the atelier has measured. */
export const takeMeasuresAtWorkshop = (ctx: Context, { id, profileId, taking }: AtWorkshop) =>
  ctx.once(async ({ db }) => {
    const accountId = await accountOfPerson(db, id)
    await ownProfile(db, { accountId, id: profileId, isLocked: true })
    const memberId = signedInCaller(ctx).id
    const version = await addVersion(db, ctx, { profileId, takenBy: 'workshop', memberId, taking })
    await audit(db, ctx, measuresAudit['measures-taken'], { id, after: { number: version } })
    return { success: true as const, version }
  })
