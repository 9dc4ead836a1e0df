import { withPostgres } from '../../scripts/suite/real-postgres.mjs'
import { faultRounds } from '../../src/testing/faults/fault-rounds.ts'
import { expect, test } from '../journey.ts'

/** A few of the rounds of `npm run test:faults`; which moments they kill at is another each day, and told. */
const rounds = 5
const seed = Math.floor(Date.now() / 86_400_000)

test.describe('killed while customers buy and the house hangs pictures, nothing is lost or doubled', () => {
  test.describe.configure({ timeout: 180_000 })

  test('on the embedded database', async () => {
    const { orders } = await faultRounds({ rounds, seed })
    expect(orders).toBeGreaterThan(0)
  })

  test('on a PostgreSQL server', async () => {
    await withPostgres(async (databaseUrl) => {
      const { orders } = await faultRounds({ rounds, seed, databaseUrl })
      expect(orders).toBeGreaterThan(0)
    })
  })
})
