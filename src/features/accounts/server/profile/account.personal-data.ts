import { eq } from 'drizzle-orm'
import type { PersonalData } from '../../../../platform/privacy/personal-data.ts'
import { accounts } from '../accounts.table.ts'

/**
 * The account itself, without the hash of its password: the hash tells nothing about the customer, and helps a thief who
 * finds the file.
 */
export const keptAccount: PersonalData = {
  section: 'account',
  tables: ['accounts'],
  collect: (db, { id }) =>
    db
      .select({
        id: accounts.id,
        email: accounts.email,
        emailConfirmedAt: accounts.emailConfirmedAt,
        firstName: accounts.firstName,
        lastName: accounts.lastName,
        phone: accounts.phone,
        language: accounts.language,
        role: accounts.role,
        createdAt: accounts.createdAt,
        disabledAt: accounts.disabledAt,
      })
      .from(accounts)
      .where(eq(accounts.id, id)),
}
