import { eq, or, sql } from 'drizzle-orm'
import type { PersonalData } from '../../../platform/privacy/personal-data.ts'
import { withdrawals } from '../../withdrawals/server/withdrawals.table.ts'
import { people } from './people.table.ts'

/**
 * How the house knows a customer. The row goes with the account; declarations of withdrawal stay as proof, and no longer
 * make anybody a customer.
 */
export const knownPerson: PersonalData = {
  section: 'customer',
  tables: ['people'],
  collect: (db, { id }) =>
    db
      .select({
        email: people.email,
        phone: people.phone,
        also: people.also,
        firstName: people.firstName,
        lastName: people.lastName,
        language: people.language,
        firstSeenAt: people.firstSeenAt,
        lastContactAt: people.lastContactAt,
      })
      .from(people)
      // Of a guest, the id is the one of this row.
      .where(or(eq(people.accountId, id), eq(people.id, id))),
  erase: async ({ db }, { id, email, isEmailConfirmed }) => {
    await db
      .update(withdrawals)
      .set({ ofClosedAccount: true })
      .where(
        or(
          eq(withdrawals.accountId, id),
          isEmailConfirmed ? eq(sql`lower(${withdrawals.email})`, email.toLowerCase()) : undefined,
        ),
      )
  },
}
