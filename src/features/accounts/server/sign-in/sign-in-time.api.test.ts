import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashAt } from '../../../../platform/passwords/hash-cost.ts'
import { accountsApi, jeanne } from '../../../../testing/accounts/accounts-api.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../../testing/test-context.ts'

const pairs = 200
/** Only one run in a hundred thousand goes beyond so many standard deviations by chance. */
const deviations = 4.5

let test: TestDatabase
let app: TestProcess

beforeAll(async () => {
  hashAt('full cost')
  test = await testDatabase()
  app = testProcess(test)
  await accountsApi(app)('POST /auth/register', { body: jeanne })
})

afterAll(() => test.close())

const timeOfRefusal = async (email: string, visitor: { ip: string; device: string }) => {
  await test.database.db.execute(sql`truncate tries`)
  const started = performance.now()
  const refused = accountsApi(app, { visitor })('POST /auth/login', {
    body: { email, password: 'organza et velours' },
  })
  await expect(refused).rejects.toMatchObject({ code: 'wrong_credentials' })
  return performance.now() - started
}

// The time is that of the hash, which does not depend on the database, so one kind of database is enough.
it.skipIf(process.env.TEST_DATABASE_URL)(
  'a wrong password and an unknown address take the same time, over 200 pairs',
  async () => {
    const visitor = { ip: '203.0.113.9', device: '' }
    const differences: number[] = []
    await timeOfRefusal('nobody@example.fr', visitor)
    for (let pair = 0; pair < pairs; pair++) {
      // The order alternates, so that whatever slows the machine down slows both.
      const knownFirst = pair % 2 === 0
      const first = await timeOfRefusal(knownFirst ? jeanne.email : `nobody-${pair}@example.fr`, visitor)
      const second = await timeOfRefusal(knownFirst ? `nobody-${pair}@example.fr` : jeanne.email, visitor)
      const [known, unknown] = knownFirst ? [first, second] : [second, first]
      differences.push(known - unknown)
    }
    // This is a sign test: if both take the same time, the known address takes longer in about half of the pairs.
    const longer = differences.filter((difference) => difference > 0).length
    expect(Math.abs(longer - pairs / 2)).toBeLessThan((deviations * Math.sqrt(pairs)) / 2)
  },
  180_000,
)
