import { asc, inArray, or } from 'drizzle-orm'
import type { Person, PersonalData } from '../../../../platform/privacy/personal-data.ts'
import { peopleJoins } from './people-joins.table.ts'

const ofPerson = ({ id, email, isEmailConfirmed, phone }: Person) => {
  const keys = [
    `account:${id}`,
    ...(isEmailConfirmed ? [`email:${email.toLowerCase()}`] : []),
    ...(phone === undefined ? [] : [`phone:${phone}`]),
  ]
  return or(inArray(peopleJoins.personKey, keys), inArray(peopleJoins.aliasKey, keys))
}

/** Who the house held to be the same person. */
export const keptJoins: PersonalData = {
  section: 'joins',
  tables: ['people_joins'],
  collect: (db, person) =>
    db
      .select({ guest: peopleJoins.aliasKey, person: peopleJoins.personKey, joinedAt: peopleJoins.joinedAt })
      .from(peopleJoins)
      .where(ofPerson(person))
      .orderBy(asc(peopleJoins.joinedAt), asc(peopleJoins.id)),
  erase: async ({ db }, person) => {
    await db.delete(peopleJoins).where(ofPerson(person))
  },
}
