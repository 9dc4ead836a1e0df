import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectMonth, expectPerpetual } from '../../../testing/bookkeeping/books-agree.ts'
import { type Business, deed, monthsOf, openBusiness } from '../../../testing/bookkeeping/business.ts'
import { brokenLaws } from '../../../testing/orders/money-laws.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { closeByItself } from './closings/close-periods.ts'

let app: Business

beforeAll(async () => {
  app = await openBusiness()
})

afterAll(() => app.close())

it('papers, journal, FEC, VAT lines, closings and money say the same of each month, to the cent and by rate', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 25 }), async (deeds) => {
      for (const each of deeds) {
        await app.does(each)
        await closeByItself(app.context())
      }
      expect(await brokenLaws(app.db)).toEqual({})
      // Then each day that has an entry is closed.
      await app.does({ kind: 'wait', days: 1 })
      await closeByItself(app.context())
      await expectPerpetual(app)
      const months = []
      for (const month of await monthsOf(app)) months.push(await expectMonth(app, month))
      // What customers have paid for and not got back, or are owed: nothing but refunds that came back.
      const owed = await app.db.execute<{ cents: number }>(sql`
        select coalesce(sum(amount_cents), 0)::int as cents from refunds where status = 'returned'`)
      expect(months.reduce((sum, { customers }) => sum + customers, 0)).toBe(0 - Number(owed.rows[0]?.cents))
      // The numbers of the entries go on from month to month.
      const numbers = months.flatMap(({ entries }) => [...entries])
      expect(numbers).toEqual(numbers.map((_, place) => place + 1))
    }),
    { numRuns: propertyRuns(8), endOnFailure: true },
  )
}, 600_000)
