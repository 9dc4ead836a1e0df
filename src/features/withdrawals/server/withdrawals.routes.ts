import { implement } from '../../../platform/http/implement.ts'
import { withdrawalsContract } from '../withdrawals.contract.ts'
import { withdrawalsErrors } from '../withdrawals.errors.ts'
import { sendReceipt } from './declaring/acknowledge.ts'
import { declareWithdrawal } from './declaring/declare-withdrawal.ts'
import { eligibleOrder } from './declaring/eligible-order.ts'
import { doneSentences } from './done-sentences.ts'

export const withdrawalsRoutes = implement(withdrawalsContract, {
  'POST /withdrawals': async (ctx, { body: { confirmed, ...declared } }) => {
    if (declared.orderNumber === null && declared.orderedOn === null)
      throw withdrawalsErrors.orderUnnamed({ fields: { orderNumber: 'errors.orderUnnamed' } })
    if (!confirmed) throw withdrawalsErrors.notConfirmed({ fields: { confirmed: 'errors.notConfirmed' } })
    const receipt = await declareWithdrawal(ctx, declared)
    return { success: true as const, ...receipt, message: doneSentences[ctx.lng].received }
  },

  'POST /withdrawals/receipt': async (ctx, { body }) => {
    await sendReceipt(ctx, body.token)
    return { success: true as const, message: doneSentences[ctx.lng].receiptSent }
  },

  'GET /withdrawals/eligible': async (ctx, { query }) => ({
    success: true as const,
    order: await eligibleOrder(ctx, query.order),
  }),
})
