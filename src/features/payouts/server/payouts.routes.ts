import { implement } from '../../../platform/http/implement.ts'
import { totalPages } from '../../../shared/pagination.ts'
import { payoutsContract } from '../payouts.contract.ts'
import { payoutsErrors } from '../payouts.errors.ts'
import { findUnmatched } from './matching/unmatched.repository.ts'
import { findLines, findPayout, findPayouts } from './payouts.repository.ts'
import { lineOnTheWire, payoutOnTheWire } from './payouts-on-the-wire.ts'
import { fetchNow } from './reading/fetch-now.ts'
import { findReading } from './reading/readings.ts'

export const payoutsRoutes = implement(payoutsContract, {
  'GET /admin/payouts': async (ctx, { query }) => {
    const { rows, count, more } = await findPayouts(ctx.db, query, ctx.clock.now())
    return {
      success: true as const,
      payouts: rows.map(payoutOnTheWire),
      count,
      more,
      totalPages: totalPages({ count, limit: query.limit }),
      reading: await findReading(ctx),
    }
  },

  'GET /admin/payouts/{id}': async ({ db, clock }, { params: { id }, query }) => {
    const payout = await findPayout(db, id, clock.now())
    if (!payout) throw payoutsErrors.payoutNotFound()
    const { lines, more } = await findLines(db, { id, ...query, now: clock.now() })
    return { success: true as const, lines: lines.map(lineOnTheWire), more, payout: payoutOnTheWire(payout) }
  },

  'GET /admin/accounts/unmatched': async (ctx, { query }) => ({
    success: true as const,
    ...(await findUnmatched(ctx.db, { ...query, now: ctx.clock.now() })),
    reading: await findReading(ctx),
  }),

  'POST /admin/payouts/fetch': fetchNow,
})
