import type { Database } from '../../platform/db/database.ts'
import { embeddedTestDatabase } from './embedded-test-database.ts'
import { serverTestDatabase } from './server-test-database.ts'

/** A migrated, empty database for one test file. */
export interface TestDatabase {
  readonly database: Database
  close(): Promise<void>
}

/** Creates it on the server of TEST_DATABASE_URL when that is set, else in memory: the same tests run on both. */
export const testDatabase = (): Promise<TestDatabase> => {
  const url = process.env.TEST_DATABASE_URL
  return url ? serverTestDatabase(url) : embeddedTestDatabase()
}

/**
 * Whether this run uses a database server. Work that does not depend on the kind of database, such as work on pictures
 * and documents, is tested only with the embedded database, which is faster.
 */
export const isOnServer = Boolean(process.env.TEST_DATABASE_URL)
