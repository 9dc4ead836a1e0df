import { sql } from 'drizzle-orm'
import type { TestDatabase } from './test-database.ts'

/** Resolves when another connection of the server waits for a lock, so that a test can go on meanwhile. */
export const untilLockWaits = async ({ database: { db } }: TestDatabase) => {
  for (;;) {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length > 0) return
  }
}
