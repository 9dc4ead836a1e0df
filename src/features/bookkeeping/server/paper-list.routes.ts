import { eq } from 'drizzle-orm'
import { implement } from '../../../platform/http/implement.ts'
import { totalPages } from '../../../shared/pagination.ts'
import { invoices } from '../../papers/server/invoices/invoices.table.ts'
import { invoicePaper } from '../../papers/server/made/invoice-paper.public.ts'
import { bookkeepingErrors } from '../bookkeeping.errors.ts'
import { paperListContract } from '../paper-list.contract.ts'
import { findListedPapers } from './listed-papers.ts'
import { paperOnTheWire } from './paper-on-the-wire.ts'
import { findSeries } from './series.repository.ts'

export const paperListRoutes = implement(paperListContract, {
  'GET /admin/invoices': async ({ db }, { query }) => {
    const { rows, count, more } = await findListedPapers(db, query)
    return {
      success: true as const,
      invoices: rows.map(paperOnTheWire),
      count,
      more,
      totalPages: totalPages({ count, limit: query.limit }),
    }
  },

  'GET /admin/invoices/{id}.pdf': async (ctx, { params }) => {
    const [paper] = await ctx.db.select().from(invoices).where(eq(invoices.id, params.id))
    if (!paper) throw bookkeepingErrors.paperNotFound()
    return invoicePaper(ctx, paper)
  },

  'GET /admin/invoice-series': async ({ db }) => ({ success: true as const, series: await findSeries(db) }),
})
