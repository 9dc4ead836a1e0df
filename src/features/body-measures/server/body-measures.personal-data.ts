import { asc, desc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../../platform/privacy/personal-data.ts'
import { cmOf } from '../../../shared/lengths/body-length.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import { nameOfPerson } from '../../accounts/server/people.public.ts'
import { measureProfiles, measureReadings, measureVersions } from './body-measures.table.ts'
import { openMeasures } from './sealed-measures.ts'

/** The measures of a customer and of those for whom the customer orders; they go with the account. */
export const keptBodyMeasures: PersonalData = {
  section: 'bodyMeasures',
  tables: ['measure_profiles', 'measure_versions'],
  collect: (db, { id }) =>
    db
      .select({
        profileId: measureProfiles.id,
        person: measureProfiles.name,
        begunAt: measureProfiles.createdAt,
        number: measureVersions.number,
        takenOn: measureVersions.takenOn,
        takenBy: measureVersions.takenBy,
        notedAt: measureVersions.notedAt,
        sealed: measureVersions.sealed,
      })
      .from(measureProfiles)
      .leftJoin(measureVersions, eq(measureVersions.profileId, measureProfiles.id))
      .where(eq(measureProfiles.accountId, id))
      .orderBy(asc(measureProfiles.createdAt), asc(measureProfiles.id), asc(measureVersions.number)),
  open: ({ sealed, ...record }, seal) => {
    const opened = sealed ? openMeasures(seal, String(record.profileId), String(sealed)) : undefined
    if (!opened) return sealed ? { ...record, sealed } : record
    const { measures, how, shoes, note } = opened.content
    const inCm = Object.fromEntries(measures.map(({ name, passes }) => [name, passes.map(cmOf)]))
    return { ...record, how, shoes, note, measuresInCm: inCm }
  },
}

/** Who of the house has read the measures of a customer. */
export const keptMeasureReadings: PersonalData = {
  section: 'readingsOfBodyMeasures',
  tables: ['measure_readings'],
  collect: (db, { id }) =>
    db
      .select({ at: measureReadings.readAt, reader: nameOfPerson, profileId: measureReadings.profileId })
      .from(measureReadings)
      .innerJoin(measureProfiles, eq(measureProfiles.id, measureReadings.profileId))
      .leftJoin(accounts, eq(accounts.id, measureReadings.readerId))
      .where(eq(measureProfiles.accountId, id))
      .orderBy(desc(measureReadings.readAt)),
}
