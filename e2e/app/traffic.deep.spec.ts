import { withPostgres } from '../../scripts/suite/real-postgres.mjs'
import { dayOfTraffic } from '../../src/testing/traffic/day-of-traffic.ts'
import { oneGreedyNetwork } from '../../src/testing/traffic/one-greedy-network.ts'
import { expect, test } from '../journey.ts'

/** A part of the traffic of `npm run test:faults`; who does what is another each day. */
const minutes = 0.5
const seed = Math.floor(Date.now() / 86_400_000)

test.describe('readers, buyers, the house at work and robots at once', () => {
  test.describe.configure({ timeout: 360_000 })

  const requireBusy = ({ honest, odd, orders, delivered }: Awaited<ReturnType<typeof dayOfTraffic>>) => {
    expect(Math.min(honest, odd, orders, delivered)).toBeGreaterThan(0)
    expect(odd / (honest + odd)).toBeGreaterThan(0.3)
  }

  test('leave nobody refused and nothing open, on the embedded database', async () => {
    requireBusy(await dayOfTraffic({ minutes, seed }))
  })

  test('leave nobody refused and nothing open, on a PostgreSQL server', async () => {
    await withPostgres(async (databaseUrl) => requireBusy(await dayOfTraffic({ minutes, seed, databaseUrl })))
  })
})

// How long the others wait is held by `npm run test:faults`, which has the machine for itself.
test('one network with three hundred heavy requests at once is sent away, and the others are not', async () => {
  test.setTimeout(120_000)
  const { greedy, others, refusedShare } = await oneGreedyNetwork({ seconds: 8, seed })
  expect(others).toBeGreaterThan(50)
  expect(greedy['429']).toBeGreaterThan(50)
  expect(refusedShare).toBeLessThanOrEqual(0.01)
})
