import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import type { Pool } from 'pg'
import type { Database, Db } from '../../platform/db/database.ts'

/** What a process is no more able to say. */
export class Crash extends Error {
  override readonly name = 'Crash'
}

/**
 * A database whose process can be made to die before any of its statements: what was committed by then stays, what was
 * not never happened, as when the power goes.
 */
export const crashingDatabase = (database: Database) => {
  let left = Number.POSITIVE_INFINITY
  const logger = {
    logQuery: (statement: string) => {
      // The server undoes what a dead process had begun; a transaction begins with its first statement.
      if (/^(begin|rollback)\b/i.test(statement)) return
      left -= 1
      if (left === 0) throw new Crash('The process died')
      // It stays dead until the test starts it again.
      if (left < 0) throw new Crash('The process is dead')
    },
  }
  const client: unknown = Reflect.get(database.db, '$client')
  // The two drivers differ in a type that no query shows (database.ts).
  const db: Db =
    database.kind === 'embedded'
      ? drizzleEmbedded({ client: client as PGlite, logger })
      : drizzleServer({ client: client as Pool, logger })
  return {
    database: { ...database, db },
    /** Dies before the statement of this number from now on. */
    dieBefore: (statement: number) => {
      left = statement
    },
    restart: () => {
      left = Number.POSITIVE_INFINITY
    },
  }
}
