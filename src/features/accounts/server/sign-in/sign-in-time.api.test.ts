import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashAt } from '../../../../platform/passwords/hash-cost.ts'
import { accountsApi, jeanne } from '../../../../testing/accounts/accounts-api.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../../testing/test-context.ts'

const pairs = 200
/** Fair coins stay within so many standard deviations all but once in a hundred thousand times. */
const deviations = 4.5

let test: TestDatabase
let house: TestProcess

beforeAll(async () => {
  hashAt('full cost')
  test = await testDatabase()
  house = testProcess(test)
  await accountsApi(house)('POST /auth/register', { body: jeanne })
})

afterAll(() => test.close())

const timeOfRefusal = async (email: string, visitor: { address: string; device: string }) => {
  await test.database.db.execute(sql`truncate tries`)
  const started = performance.now()
  const refused = accountsApi(house, { visitor })('POST /auth/login', {
    body: { email, password: 'organza et velours' },
  })
  await expect(refused).rejects.toMatchObject({ code: 'wrong_credentials' })
  return performance.now() - started
}

// What takes the time is the hash, which is the same beside any database.
it.skipIf(process.env.TEST_DATABASE_URL)(
  'a wrong password and an unknown address take the same time, over 200 pairs',
  async () => {
    const visitor = { address: '203.0.113.9', device: '' }
    const differences: number[] = []
    await timeOfRefusal('nobody@example.fr', visitor)
    for (let pair = 0; pair < pairs; pair++) {
      // In turns, first one and then the other, so that what slows the machine down slows both.
      const knownFirst = pair % 2 === 0
      const first = await timeOfRefusal(knownFirst ? jeanne.email : `nobody-${pair}@example.fr`, visitor)
      const second = await timeOfRefusal(knownFirst ? `nobody-${pair}@example.fr` : jeanne.email, visitor)
      const [known, unknown] = knownFirst ? [first, second] : [second, first]
      differences.push(known - unknown)
    }
    // A sign test: were they alike, the known one would be the longer as often as not.
    const longer = differences.filter((difference) => difference > 0).length
    expect(Math.abs(longer - pairs / 2)).toBeLessThan((deviations * Math.sqrt(pairs)) / 2)
  },
  180_000,
)
