import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { customersErrors } from '../../customers/customers.errors.ts'
import { people } from '../../customers/server/people.table.ts'

const ofPerson = (db: Db, id: string) => db.select({ key: people.key }).from(people).where(eq(people.id, id))

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
