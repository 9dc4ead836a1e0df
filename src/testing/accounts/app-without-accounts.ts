import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type TestDatabase, testDatabase } from '../database/test-database.ts'
import { type TestProcess, testProcess } from '../test-context.ts'
import { forgetAccounts } from './forget-accounts.ts'

const isThere = <T>(part: T | undefined): T => {
  if (part === undefined) throw new Error('The app of a test is there once the test has begun')
  return part
}

/** The system for a test file: one database, and for each test a new process on it, without any account. */
export const appWithoutAccounts = () => {
  let test: TestDatabase | undefined
  let app: TestProcess | undefined
  beforeAll(async () => {
    test = await testDatabase()
    app = testProcess(test)
  })
  beforeEach(async () => {
    app = testProcess(isThere(test))
    await forgetAccounts(isThere(test).database.db)
  })
  afterAll(() => test?.close())
  return {
    get app() {
      return isThere(app)
    },
    get db() {
      return isThere(test).database.db
    },
  }
}
