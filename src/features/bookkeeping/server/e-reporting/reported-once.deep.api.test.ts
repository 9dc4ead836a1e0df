import fc from 'fast-check'
import { afterAll, beforeAll, it } from 'vitest'
import { type Business, deed, monthsOf, openBusiness } from '../../../../testing/bookkeeping/business.ts'
import { expectReportedOnce } from '../../../../testing/bookkeeping/reported-once.ts'
import { propertyRuns } from '../../../../testing/property-runs.ts'

let app: Business

beforeAll(async () => {
  app = await openBusiness()
})

afterAll(() => app.close())

it('has each paper in exactly one line, and says the same as the VAT lines and the papers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 25 }), async (deeds) => {
      for (const each of deeds) await app.does(each)
      for (const month of await monthsOf(app)) await expectReportedOnce(app, month)
    }),
    { numRuns: propertyRuns(6), endOnFailure: true },
  )
}, 600_000)
