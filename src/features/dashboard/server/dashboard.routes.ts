import { implement } from '../../../platform/http/implement.ts'
import { totalPages } from '../../../shared/pagination.ts'
import { dashboardContract } from '../dashboard.contract.ts'
import { findFailedMails } from './failed-mails.ts'
import { countScarcePieces, findScarcePieces, scarceOnTheWire } from './scarce-pieces.ts'

export const dashboardRoutes = implement(dashboardContract, {
  'GET /admin/dashboard': async (ctx, { query }) => {
    const rows = await findScarcePieces(ctx.db, query)
    const { count, soldOut } = await countScarcePieces(ctx.db)
    return {
      success: true as const,
      scarce: {
        pieces: rows.map((row) => scarceOnTheWire(row, ctx.lng)),
        count,
        soldOut,
        totalPages: totalPages({ count, limit: query.limit }),
      },
      failedMails: await findFailedMails(ctx.db),
    }
  },
})
