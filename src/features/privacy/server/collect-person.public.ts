import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Person, PersonalRecord } from '../../../platform/privacy/personal-data.ts'
import { readHouse } from '../../settings/server/house.public.ts'
import type { PersonalExport } from '../personal-export.schema.ts'

/** All that the house keeps about a person, and about guests who are held to be the same one, slice by slice. */
export const collectPerson = async (
  { clock, personalData, tokens }: Pick<Context, 'clock' | 'personalData' | 'tokens'>,
  db: Db,
  ...people: readonly Person[]
): Promise<PersonalExport> => {
  const { name: house } = await readHouse(db)
  const sections: Record<string, PersonalRecord[]> = {}
  for (const { section, collect, open = asItIs } of personalData) {
    const records: PersonalRecord[] = []
    for (const person of people)
      for (const record of await collect(db, person)) records.push(open(record, tokens.seal))
    sections[section] = asJson(records)
  }
  return { exportedAt: dateOf(clock.now()).toISOString(), house, sections }
}

const asItIs = (record: PersonalRecord) => record

/** Records as they are sent: dates become text. */
const asJson = (records: readonly PersonalRecord[]): PersonalRecord[] => JSON.parse(JSON.stringify(records))
