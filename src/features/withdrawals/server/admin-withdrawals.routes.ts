import { implement } from '../../../platform/http/implement.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { totalPages } from '../../../shared/pagination.ts'
import { adminWithdrawalsContract } from '../admin-withdrawals.contract.ts'
import { countMatching, countWithdrawals, findWithdrawals } from './admin-withdrawals.repository.ts'
import { acceptWithdrawal } from './answering/accept-withdrawal.ts'
import { attachOrder } from './answering/attach-order.ts'
import { awaitParcel } from './answering/await-parcel.ts'
import { refuseWithdrawal } from './answering/refuse-withdrawal.ts'
import { doneSentences } from './done-sentences.ts'
import { noteParcel } from './returns/note-parcel.ts'
import { restockReturn } from './returns/restock-return.ts'
import { takeBackReturn } from './returns/take-back-return.ts'
import { wholeWithdrawal } from './whole-withdrawal.ts'
import { lineOnTheWire } from './withdrawal-on-the-wire.ts'

export const adminWithdrawalsRoutes = implement(adminWithdrawalsContract, {
  'GET /admin/withdrawals': async (ctx, { query }) => {
    const rows = await findWithdrawals(ctx.db, query)
    const counts = await countWithdrawals(ctx.db)
    const count = await countMatching(ctx.db, query)
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

  'POST /admin/withdrawals/{id}/await': async (ctx, { params }) => {
    await awaitParcel(ctx, params.id)
    const withdrawal = await wholeWithdrawal(ctx, params.id)
    return { success: true as const, withdrawal, message: doneSentences[ctx.lng].awaited }
  },

  'POST /admin/withdrawals/{id}/returns': async (ctx, { params, body }) => {
    await noteParcel(ctx, { id: params.id, parcel: body })
    return { success: true as const, withdrawal: await wholeWithdrawal(ctx, params.id) }
  },

  'DELETE /admin/withdrawals/{id}/returns/{returnId}': async (ctx, { params }) => {
    await takeBackReturn(ctx, params)
    return { success: true as const, withdrawal: await wholeWithdrawal(ctx, params.id) }
  },

  'POST /admin/withdrawals/{id}/returns/{returnId}/restock': async (ctx, { params }) => {
    await restockReturn(ctx, params)
    return { success: true as const, withdrawal: await wholeWithdrawal(ctx, params.id) }
  },

  'POST /admin/withdrawals/{id}/refuse': async (ctx, { params, body }) => {
    await refuseWithdrawal(ctx, { id: params.id, ...body })
    const withdrawal = await wholeWithdrawal(ctx, params.id)
    return { success: true as const, withdrawal, message: doneSentences[ctx.lng].refused }
  },
})
