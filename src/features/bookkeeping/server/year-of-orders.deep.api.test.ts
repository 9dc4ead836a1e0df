import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectMonth, expectPerpetual } from '../../../testing/bookkeeping/books-agree.ts'
import { type Business, monthsOf, openBusiness } from '../../../testing/bookkeeping/business.ts'
import { copyBusiness } from '../../../testing/bookkeeping/copy-business.ts'
import { deedOfBanks, withBanks } from '../../../testing/bookkeeping/deeds-of-banks.ts'
import { expectPaidOut } from '../../../testing/bookkeeping/paid-out.ts'
import { expectReportedOnce } from '../../../testing/bookkeeping/reported-once.ts'
import { brokenLaws } from '../../../testing/orders/money-laws.ts'
import { readBalance } from '../../payouts/server/reading/read-balance.ts'
import { closeByItself } from './closings/close-periods.ts'

let app: Business

const many = 20_000
const lived = 400

beforeAll(async () => {
  app = await openBusiness()
})

afterAll(() => app.close())

it('a year of 20,000 orders comes to the same in papers, journal, FEC, VAT, closings, reports and payouts', async () => {
  const deeds = fc.array(deedOfBanks, { minLength: lived, maxLength: lived })
  await fc.assert(
    fc.asyncProperty(deeds, async (all) => {
      const does = withBanks(app)
      for (const each of all) {
        // Days pass one by one, for the year to have as many of them.
        await does(each.kind === 'wait' ? { kind: 'wait', days: Math.ceil(each.days / 5) } : each)
      }
      await app.does({ kind: 'wait', days: 5 })
      app.bank.payOut()
      await readBalance(app.context())
      await app.does({ kind: 'wait', days: 3 })
      await readBalance(app.context())
      await copyBusiness(app.db, many)
      const { rows } = await app.db.execute<{ count: number }>(sql`select count(*)::int as count from orders`)
      expect(Number(rows[0]?.count)).toBeGreaterThanOrEqual(many)
      await closeByItself(app.context())
      expect(await brokenLaws(app.db)).toEqual({})
      await expectPerpetual(app)
      for (const month of await monthsOf(app)) {
        await expectMonth(app, month, { lines: 500, papers: 5 * many })
        await expectReportedOnce(app, month)
      }
      await expectPaidOut(app)
    }),
    { numRuns: 1, endOnFailure: true },
  )
}, 1_200_000)
