import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountsApi, jeanne } from '../../../../testing/accounts-api.ts'
import { type TestProcess, testProcess } from '../../../../testing/test-context.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/test-database.ts'

const pairs = 200
/** The signs of a hundred and more fair coins lie within four and a half standard deviations. */
const deviations = 4.5

let test: TestDatabase
let house: TestProcess

beforeAll(async () => {
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

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

it('a wrong password and an unknown address take the same time, over 200 pairs', async () => {
  const visitor = { address: '203.0.113.9', device: '' }
  const differences: number[] = []
  const all: number[] = []
  await timeOfRefusal('nobody@example.fr', visitor)
  for (let pair = 0; pair < pairs; pair++) {
    // In turns, first one and then the other, so that what slows the machine down slows both.
    const knownFirst = pair % 2 === 0
    const first = await timeOfRefusal(knownFirst ? jeanne.email : `nobody-${pair}@example.fr`, visitor)
    const second = await timeOfRefusal(knownFirst ? `nobody-${pair}@example.fr` : jeanne.email, visitor)
    const [known, unknown] = knownFirst ? [first, second] : [second, first]
    differences.push(known - unknown)
    all.push(known, unknown)
  }
  // A sign test: the longer one is the known one as often as not. And what is left between them is small beside the whole.
  const longer = differences.filter((difference) => difference > 0).length
  expect(Math.abs(longer - pairs / 2)).toBeLessThan((deviations * Math.sqrt(pairs)) / 2)
  expect(Math.abs(median(differences))).toBeLessThan(median(all) * 0.05)
}, 120_000)
