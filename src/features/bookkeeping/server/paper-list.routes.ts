import { implement } from '../../../platform/http/implement.ts'
import { totalPages } from '../../../shared/pagination.ts'
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

  'GET /admin/invoice-series': async ({ db }) => ({ success: true as const, series: await findSeries(db) }),
})
