import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { customersErrors } from '../../customers/customers.errors.ts'
import { people } from '../../customers/server/people.table.ts'
import type { customerDates } from './customer-dates.table.ts'
import type { customerNotes } from './customer-notes.table.ts'

const ofPerson = (db: Db, id: string) => db.select({ key: people.key }).from(people).where(eq(people.id, id))

/** Whose notes or dates stand under a key: those of the person, and of each guest who was joined to the person. */
export const belongsTo = (
  column: typeof customerNotes.personKey | typeof customerDates.personKey,
  personKey: string,
) => sql`${column} in (
  select ${personKey}
  union all
  select alias_key from people_joins
  where person_key = any (array(
      select ${personKey} union all select 'email:' || email from people where key = ${personKey}))
    and person_of_guest(alias_key) = ${personKey})`

/** Whose they are under a key: the person of the key, or the one to whom the guest of the key was joined. */
export const personBehind = (column: typeof customerDates.personKey) =>
  sql<string>`person_of_guest(${column})`

/** Of two dates of one kind, that of the person counts, else that of the guest who was joined first. */
export const ownFirst = (personKey: string) =>
  sql`person_key <> ${personKey}, (select joined_at from people_joins where alias_key = person_key)`

/** The key under which a person’s notes and dates are kept. */
export const findKey = async (db: Db, id: string) => {
  const [row] = await ofPerson(db, id)
  if (!row) throw customersErrors.customerNotFound()
  return row.key
}

/** The same for whoever writes: until that is done, the person stays who it is, and others who write wait. */
export const lockKey = async (db: Db, id: string) => {
  const [row] = await ofPerson(db, id).for('no key update')
  if (!row) throw customersErrors.customerNotFound()
  return row.key
}
