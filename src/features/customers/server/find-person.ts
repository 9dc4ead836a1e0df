import { eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import type { TracedPerson } from '../../desk/server/trace.public.ts'
import { customersErrors } from '../customers.errors.ts'
import { isSubscribed } from './find-customers.ts'
import { findAliases } from './joins/find-aliases.ts'
import type { Guest } from './joins/guest-of.ts'
import { type PersonRow, people } from './people.table.ts'

const phoneKey = 'phone:'

const tracedAs = ({ accountId, email, key }: PersonRow, isConfirmed: boolean): TracedPerson => ({
  accountId,
  email: email !== '' && (accountId === null || isConfirmed) ? email : null,
  mailedTo: email,
  phone: key.startsWith(phoneKey) ? key.slice(phoneKey.length) : null,
})

const tracedGuest = (guest: Guest): TracedPerson => ({
  accountId: null,
  email: 'email' in guest ? guest.email : null,
  mailedTo: 'email' in guest ? guest.email : '',
  phone: 'phone' in guest ? guest.phone : null,
})

/** A person, with what the slices find their records by, and the guests who were joined to the person. */
export const findPerson = async (db: Db, id: string) => {
  const [row] = await db
    .select({
      person: people,
      letter: sql<boolean>`${isSubscribed}`,
      isConfirmed: isNotNull(accounts.emailConfirmedAt).mapWith(Boolean),
      isDisabled: isNotNull(accounts.disabledAt).mapWith(Boolean),
    })
    .from(people)
    .leftJoin(accounts, eq(accounts.id, people.accountId))
    .where(eq(people.id, id))
  if (!row) throw customersErrors.customerNotFound()
  const { isConfirmed, ...found } = row
  const aliases = await findAliases(db, row.person)
  return {
    ...found,
    aliases,
    traced: [tracedAs(row.person, isConfirmed), ...aliases.map(({ guest }) => tracedGuest(guest))],
  }
}
