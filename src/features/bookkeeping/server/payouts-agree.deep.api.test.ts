import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Business, openBusiness } from '../../../testing/bookkeeping/business.ts'
import { deedOfBanks, withBanks } from '../../../testing/bookkeeping/deeds-of-banks.ts'
import { expectPaidOut } from '../../../testing/bookkeeping/paid-out.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { findUnmatched } from '../../payouts/server/matching/unmatched.repository.ts'
import { findLines } from '../../payouts/server/payouts.repository.ts'
import { readBalance } from '../../payouts/server/reading/read-balance.ts'
import { closeByItself } from './closings/close-periods.ts'
import { verifyClosings } from './closings/verify-closings.ts'

let app: Business
let does: ReturnType<typeof withBanks>

beforeAll(async () => {
  app = await openBusiness()
  does = withBanks(app)
})

afterAll(() => app.close())

/** Whether each payment and each refund that was paid out says what it was for. */
const expectNamed = async () => {
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from payouts`)
  const now = app.context().clock.now()
  for (const { id } of rows) {
    const { lines } = await findLines(app.db, { id, now, limit: 1_000 })
    const moved = lines.filter(({ kind }) => kind === 'charge' || kind === 'refund')
    for (const { order_id: order, commission_id: commission, paid_number: number } of moved)
      expect([order === null, commission === null, number]).toEqual(
        order === null
          ? [true, false, expect.stringMatching(/^SM-/)]
          : [false, true, expect.stringMatching(/^MC-/)],
      )
  }
}

it('papers, money, payouts, fees and disputes come to the same, and the account at the provider to zero', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deedOfBanks, { minLength: 8, maxLength: 25 }), async (deeds) => {
      for (const each of deeds) {
        await does(each)
        await closeByItself(app.context())
      }
      // All that is available is paid out, and nothing is on its way any more.
      await app.does({ kind: 'wait', days: 5 })
      app.bank.payOut()
      await readBalance(app.context())
      await app.does({ kind: 'wait', days: 3 })
      await readBalance(app.context())
      const { unmatched } = await findUnmatched(app.db, { now: app.context().clock.now(), limit: 100 })
      expect(unmatched).toEqual([])

      await expectPaidOut(app)
      await expectNamed()

      await app.does({ kind: 'wait', days: 1 })
      await closeByItself(app.context())
      expect(await verifyClosings(app.db)).toMatchObject({ fault: undefined })
    }),
    { numRuns: propertyRuns(8), endOnFailure: true },
  )
}, 600_000)

it('a movement that was changed in a closed day is found', async () => {
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`update balance_transactions set fee_cents = fee_cents + 1, net_cents = net_cents - 1
      where id = (select id from balance_transactions where is_entered order by noted_at limit 1)`)
  })
  expect(await verifyClosings(app.db)).toMatchObject({ fault: { why: 'changed' } })
})
