import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import { nameOfPerson } from '../../accounts/server/people.public.ts'
import { bodyMeasuresErrors } from '../body-measures.errors.ts'
import type { MeasureProfile, MeasuresAnswer, MeasureVersion } from '../body-measures.schema.ts'
import { type Measures, openDoubts } from '../doubts.rules.ts'
import { isFreshOn, knownMeasures, withLength } from '../known-measures.rules.ts'
import { measureProfiles, measureReadings, measureVersions } from './body-measures.table.ts'
import { openMeasures } from './sealed-measures.ts'

/** What is read to open measures. */
export type Reader = Pick<Context, 'clock' | 'tokens'>

export const todayOf = ({ clock }: Pick<Reader, 'clock'>) => parisTime(clock.now().epochMilliseconds).date

const ownFirst = [asc(sql`${measureProfiles.name} is not null`), asc(measureProfiles.createdAt)]

/** The versions of these profiles, newest first, with what the seal held. */
const openVersions = async (db: Db, { tokens }: Reader, profileIds: readonly string[]) => {
  if (profileIds.length === 0) return []
  const rows = await db
    .select()
    .from(measureVersions)
    .where(inArray(measureVersions.profileId, [...profileIds]))
    .orderBy(desc(measureVersions.number))
  return rows.map(({ sealed, ...row }) => {
    const opened = openMeasures(tokens.seal, row.profileId, sealed)
    if (!opened) throw bodyMeasuresErrors.measuresLost()
    return { ...row, ...opened.content }
  })
}

type OpenVersion = Awaited<ReturnType<typeof openVersions>>[number]

/** The lengths that are settled, by name. */
const lengthsOf = (versions: readonly OpenVersion[], day: string): Measures =>
  Object.fromEntries(
    knownMeasures(versions, day).flatMap(({ name, length }) => (length === null ? [] : [[name, length]])),
  )

const doubtsAbout = (versions: readonly OpenVersion[], day: string) => {
  const [latest, ...earlier] = versions
  if (!latest) return []
  const [previous] = earlier
  const before = previous && { measures: lengthsOf(earlier, previous.takenOn), takenOn: previous.takenOn }
  const confirmed = new Set(latest.confirmed)
  return openDoubts({ measures: lengthsOf(versions, day), takenOn: latest.takenOn, before }, confirmed).map(
    ({ rule, measures, key }) => ({ rule, measures: [...measures], key }),
  )
}

/** The profiles of an account, each with what is known of its body. */
export const readProfiles = async (db: Db, reader: Reader, accountId: string): Promise<MeasureProfile[]> => {
  const profiles = await db
    .select()
    .from(measureProfiles)
    .where(eq(measureProfiles.accountId, accountId))
    .orderBy(...ownFirst)
  const versions = await openVersions(
    db,
    reader,
    profiles.map(({ id }) => id),
  )
  const day = todayOf(reader)
  return profiles.map(({ id, name }) => {
    const own = versions.filter(({ profileId }) => profileId === id)
    const [latest] = own
    return {
      _id: id,
      name,
      version: latest?.number ?? 0,
      takenOn: latest?.takenOn ?? null,
      isFresh: latest !== undefined && isFreshOn(latest.takenOn, day),
      measures: knownMeasures(own, day).map((measure) => ({ ...measure, passes: [...measure.passes] })),
      doubts: doubtsAbout(own, day),
    }
  })
}

const mostReadings = 50

const readReadings = async (db: Db, accountId: string) => {
  const rows = await db
    .select({
      at: measureReadings.readAt,
      by: nameOfPerson,
      profile: measureReadings.profileId,
    })
    .from(measureReadings)
    .innerJoin(measureProfiles, eq(measureProfiles.id, measureReadings.profileId))
    .leftJoin(accounts, eq(accounts.id, measureReadings.readerId))
    .where(eq(measureProfiles.accountId, accountId))
    .orderBy(desc(measureReadings.readAt), asc(measureReadings.id))
    .limit(mostReadings)
  return rows.map(({ at, ...row }) => ({ at: at.toISOString(), ...row }))
}

/** What customers are shown of their measures, and of who has read them. */
export const readOwnMeasures = async (
  db: Db,
  reader: Reader,
  accountId: string,
): Promise<MeasuresAnswer> => ({
  success: true,
  profiles: await readProfiles(db, reader, accountId),
  readings: await readReadings(db, accountId),
})

/** A profile of this account, locked where it is to be written. */
export const ownProfile = async (
  db: Db,
  { accountId, id, isLocked = false }: { accountId: string; id: string; isLocked?: boolean },
) => {
  const found = db
    .select()
    .from(measureProfiles)
    .where(and(eq(measureProfiles.id, id), eq(measureProfiles.accountId, accountId)))
  const [profile] = await (isLocked ? found.for('no key update') : found)
  if (!profile) throw bodyMeasuresErrors.profileGone()
  return profile
}

/** All versions of a profile, newest first. */
export const readVersions = async (db: Db, reader: Reader, profileId: string): Promise<MeasureVersion[]> =>
  (await openVersions(db, reader, [profileId])).map(
    ({ number, takenOn, takenBy, how, shoes, note, measures }) => ({
      number,
      takenOn,
      takenBy,
      how,
      shoes,
      note,
      measures: measures.map(withLength).map((each) => ({ ...each, passes: [...each.passes] })),
    }),
  )
