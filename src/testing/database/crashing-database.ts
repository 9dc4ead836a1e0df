import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import type { Pool } from 'pg'
import type { Database, Db } from '../../platform/db/database.ts'

/** The error of a process that has crashed. */
export class Crash extends Error {
  override readonly name = 'Crash'
}

/**
 * A database whose process a test can crash before any of its statements: committed data stays, and everything else is
 * lost, as in a power cut.
 */
export const crashingDatabase = (database: Database) => {
  let left = Number.POSITIVE_INFINITY
  const logger = {
    logQuery: (statement: string) => {
      // The server rolls back what a crashed process had begun; a transaction counts from its first statement.
      if (/^(begin|rollback)\b/i.test(statement)) return
      left -= 1
      if (left === 0) throw new Crash('The process died')
      // The process stays crashed until the test restarts it.
      if (left < 0) throw new Crash('The process is dead')
    },
  }
  const client: unknown = Reflect.get(database.db, '$client')
  // The two drivers differ in a type that has no effect on queries (database.ts).
  const db: Db =
    database.kind === 'embedded'
      ? drizzleEmbedded({ client: client as PGlite, logger })
      : drizzleServer({ client: client as Pool, logger })
  return {
    database: { ...database, db },
    /** Crashes the process before the statement of this number, counted from now. */
    dieBefore: (statement: number) => {
      left = statement
    },
    restart: () => {
      left = Number.POSITIVE_INFINITY
    },
  }
}
