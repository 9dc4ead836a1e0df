import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { accounts } from './accounts.table.ts'

/** Which of these addresses have an account. */
export const addressesWithAccount = async (db: Db, emails: readonly string[]) => {
  const lowered = emails.map((email) => email.toLowerCase())
  const rows = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(sql`lower(${accounts.email}) in ${lowered}`)
    .orderBy(accounts.email)
  return rows.map(({ email }) => email)
}
