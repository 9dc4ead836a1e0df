import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'

/**
 * Removes all accounts for the next test. They are closed one by one, as real ones are, because rows that are kept for
 * ten years cannot be deleted with them.
 */
export const forgetAccounts = async (db: Db) => {
  for (const table of ['accounts', 'tries', 'security_log', 'mail_outbox'])
    await db.execute(sql`delete from ${sql.identifier(table)}`)
}
