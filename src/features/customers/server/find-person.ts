import { eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import type { TracedPerson } from '../../desk/server/trace.public.ts'
import { customersErrors } from '../customers.errors.ts'
import { isSubscribed } from './find-customers.ts'
import { type PersonRow, people } from './people.table.ts'

const phoneKey = 'phone:'

const tracedAs = ({ accountId, email, key }: PersonRow, isConfirmed: boolean): TracedPerson => ({
  accountId,
  email: email !== '' && (accountId === null || isConfirmed) ? email : null,
  mailedTo: email,
  phone: key.startsWith(phoneKey) ? key.slice(phoneKey.length) : null,
})

/** A person, with what the slices find their records by. */
export const findPerson = async (db: Db, id: string) => {
  const [row] = await db
    .select({
      person: people,
      letter: sql<boolean>`${isSubscribed}`,
      isConfirmed: isNotNull(accounts.emailConfirmedAt).mapWith(Boolean),
    })
    .from(people)
    .leftJoin(accounts, eq(accounts.id, people.accountId))
    .where(eq(people.id, id))
  if (!row) throw customersErrors.customerNotFound()
  return { person: row.person, letter: row.letter, traced: tracedAs(row.person, row.isConfirmed) }
}
