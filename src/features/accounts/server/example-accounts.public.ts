import { and, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { accounts } from './accounts.table.ts'

/** How many may sign in under addresses that nobody can have, such as the demo's (RFC 2606). */
export const countExampleAccounts = (db: Db) =>
  db.$count(accounts, and(isNull(accounts.disabledAt), sql`lower(${accounts.email}) ~ '[@.]example$'`))
