import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { readablePhone } from '../../../../shared/phone.ts'
import type { CustomerDetail } from '../../customers.contract.ts'
import type { PersonRow } from '../people.table.ts'
import { type Guest, guestOf } from './guest-of.ts'
import { peopleJoins } from './people-joins.table.ts'

export interface Alias {
  readonly id: string
  readonly guest: Guest
  readonly joinedAt: Date
  readonly until: Date
}

/** The guests who were joined to a person, newest first; not those who have become customers by themselves. */
export const findAliases = async (
  db: Db,
  { key, email }: Pick<PersonRow, 'key' | 'email'>,
): Promise<readonly Alias[]> => {
  const rows = await db
    .select()
    .from(peopleJoins)
    .where(
      and(
        inArray(peopleJoins.personKey, [key, `email:${email}`]),
        eq(sql`person_of_guest(${peopleJoins.aliasKey})`, key),
      ),
    )
    .orderBy(desc(peopleJoins.joinedAt), desc(peopleJoins.id))
  return rows.map(({ id, aliasKey, joinedAt, until }) => ({ id, guest: guestOf(aliasKey), joinedAt, until }))
}

/** The joins of a person as the team reads them. */
export const joinsOnTheWire = (aliases: readonly Alias[], now: Temporal.Instant): CustomerDetail['joins'] =>
  aliases.map(({ id, guest, joinedAt, until }) => ({
    _id: id,
    alias: 'email' in guest ? guest.email : readablePhone(guest.phone),
    joinedAt: joinedAt.toISOString(),
    until: until.getTime() > now.epochMilliseconds ? until.toISOString() : null,
  }))
