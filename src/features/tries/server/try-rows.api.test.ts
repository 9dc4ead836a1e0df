import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../../../platform/db/database.ts'
import { isOnServer, type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { untilLockWaits } from '../../../testing/database/until-lock-waits.ts'
import { signInsPerAccount, signInsPerNetwork } from '../../accounts/sign-in.limits.ts'
import { forgiveTry } from './count-attempt.public.ts'
import { tries } from './tries.table.ts'
import { lockTried, lockTries, storeTries } from './try-rows.public.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await testDatabase()
})

beforeEach(async () => {
  await test.database.db.delete(tries)
})

afterAll(() => test.close())

const [network, account] = ['sign-in-from:192.0.2.1', 'sign-in:jeanne:192.0.2.1']
const tried = [
  { key: account, limit: signInsPerAccount },
  { key: network, limit: signInsPerNetwork },
]
const nowMs = Date.UTC(2026, 9, 14)
const once = { count: 1, lastAtMs: nowMs, freeAtMs: nowMs }

const lockBoth = (db: Db) => lockTries(db, [account, network], nowMs)
const forgive = (db: Db) => forgiveTry(db, tried)

// The embedded database has one connection: no transaction waits for another there.
describe.runIf(isOnServer)('whoever tries while somebody else holds a count', () => {
  it.each([
    { what: 'counts', known: [network], later: lockBoth },
    { what: 'is forgiven', known: [network, account], later: forgive },
  ])('$what without waiting in a circle', async ({ known, later }) => {
    const { db } = test.database
    await storeTries(db, new Map(known.map((key) => [key, once])))
    let second: Promise<unknown> = Promise.resolve()
    await db.transaction(async (first) => {
      await lockTried(first, [network])
      second = db.transaction((tx): Promise<unknown> => later(tx))
      await untilLockWaits(test)
      const keptOf = await lockBoth(first)
      expect(keptOf(network)).toEqual(once)
    })
    await second
  })
})
