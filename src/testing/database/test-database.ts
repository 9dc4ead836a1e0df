import { sharedCost } from '../../../scripts/suite/events/event-log.mjs'
import type { Database } from '../../platform/db/database.ts'
import { embeddedTestDatabase } from './embedded-test-database.ts'
import { serverTestDatabase } from './server-test-database.ts'

/** A migrated, empty database for one test file. */
export interface TestDatabase {
  readonly database: Database
  close(): Promise<void>
}

/** On the server of TEST_DATABASE_URL when it is set, else embedded in memory: the same tests run on both. */
export const testDatabase = (): Promise<TestDatabase> => {
  const url = process.env.TEST_DATABASE_URL
  return url
    ? sharedCost('a database made on the server', () => serverTestDatabase(url))
    : sharedCost('an embedded database made', embeddedTestDatabase)
}

/**
 * Whether this run is on the server. What is the same beside any database, such as work on pictures, papers and the talk
 * with a bank, is tested beside one: there, where it is sooner done.
 */
export const isOnServer = Boolean(process.env.TEST_DATABASE_URL)
