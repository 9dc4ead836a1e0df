import { implement } from '../../../platform/http/implement.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { totalPages } from '../../../shared/pagination.ts'
import { adminWithdrawalsContract } from '../admin-withdrawals.contract.ts'
import { countWithdrawals, findWithdrawals } from './admin-withdrawals.repository.ts'
import { acceptWithdrawal } from './answering/accept-withdrawal.ts'
import { attachOrder } from './answering/attach-order.ts'
import { refuseWithdrawal } from './answering/refuse-withdrawal.ts'
import { doneSentences } from './done-sentences.ts'
import { wholeWithdrawal } from './whole-withdrawal.ts'
import { lineOnTheWire } from './withdrawal-on-the-wire.ts'

export const adminWithdrawalsRoutes = implement(adminWithdrawalsContract, {
  'GET /admin/withdrawals': async (ctx, { query }) => {
    const rows = await findWithdrawals(ctx.db, query)
    const counts = await countWithdrawals(ctx.db)
    const all = Object.values(counts).reduce((sum, each) => sum + each, 0)
    const count = query.status ? counts[query.status] : all
    const today = parisTime(ctx.clock.now().epochMilliseconds).date
    return {
      success: true as const,
      withdrawals: rows.map((row) => lineOnTheWire(row, today)),
      count,
      totalPages: totalPages({ count, limit: query.limit }),
      counts,
    }
  },

  'GET /admin/withdrawals/{id}': async (ctx, { params }) => ({
    success: true as const,
    withdrawal: await wholeWithdrawal(ctx, params.id),
  }),

  'PUT /admin/withdrawals/{id}/order': async (ctx, { params, body }) => {
    await attachOrder(ctx, { ...params, ...body })
    return { success: true as const, withdrawal: await wholeWithdrawal(ctx, params.id) }
  },

  'POST /admin/withdrawals/{id}/accept': async (ctx, { params, body }) => {
    await acceptWithdrawal(ctx, { id: params.id, acceptance: body })
    const withdrawal = await wholeWithdrawal(ctx, params.id)
    return { success: true as const, withdrawal, message: doneSentences[ctx.lng].accepted }
  },

  'POST /admin/withdrawals/{id}/refuse': async (ctx, { params, body }) => {
    await refuseWithdrawal(ctx, { id: params.id, ...body })
    const withdrawal = await wholeWithdrawal(ctx, params.id)
    return { success: true as const, withdrawal, message: doneSentences[ctx.lng].refused }
  },
})
