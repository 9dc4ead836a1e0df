import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { type AccountRow, accounts } from './accounts.table.ts'

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

/** The account of an e-mail address, however it is capitalized. */
export const findByEmail = async (db: Db, email: string): Promise<AccountRow | undefined> => {
  const [row] = await db
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()))
  return row
}

export const findAccount = async (db: Db, id: string): Promise<AccountRow | undefined> => {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id))
  return row
}

/** An account, locked until the transaction ends, so that only one call at a time changes it. */
export const findLockedAccount = async (db: Db, id: string): Promise<AccountRow | undefined> => {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id)).for('no key update')
  return row
}
