import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'

/**
 * An empty house of accounts for the next test: they go one by one, as real ones do, because what is kept for ten years
 * cannot be emptied with them.
 */
export const forgetAccounts = async (db: Db) => {
  for (const table of ['accounts', 'tries', 'security_log', 'mail_outbox'])
    await db.execute(sql`delete from ${sql.identifier(table)}`)
}
