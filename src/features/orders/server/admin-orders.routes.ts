import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { adminOrdersContract } from '../admin-orders.contract.ts'
import { adminOrderOnTheWire } from './admin/admin-order-on-the-wire.ts'
import { cancelAndRefund } from './admin/cancel-and-refund.ts'
import { giveBack } from './admin/give-back.ts'
import { performStep } from './admin/perform-step.ts'
import { readAdminOrder } from './admin/read-admin-order.ts'
import { sendAgain } from './admin/send-again.ts'
import { goOn } from './alerts/go-on.ts'
import { changeParcel } from './correcting/change-parcel.ts'
import { takeBack } from './correcting/take-back.ts'

const answerOf = async (ctx: Context, id: string) => {
  const nowMs = ctx.clock.now().epochMilliseconds
  const order = adminOrderOnTheWire(await readAdminOrder(ctx.db, id), { lng: ctx.lng, nowMs })
  return { success: true as const, order }
}

export const adminOrdersRoutes = implement(adminOrdersContract, {
  'GET /admin/orders/{id}': (ctx, { params }) => answerOf(ctx, params.id),

  'PUT /admin/orders/{id}/status': async (ctx, { params, body }) => {
    await performStep(ctx, { ...body, id: params.id })
    return answerOf(ctx, params.id)
  },

  'PUT /admin/orders/{id}/parcel': async (ctx, { params, body }) => {
    await changeParcel(ctx, { ...body, id: params.id })
    return answerOf(ctx, params.id)
  },

  'POST /admin/orders/{id}/take-back': async (ctx, { params, body }) => {
    await takeBack(ctx, { ...body, id: params.id })
    return answerOf(ctx, params.id)
  },

  'POST /admin/orders/{id}/go-on': async (ctx, { params, body }) => {
    await goOn(ctx, { ...body, id: params.id })
    return answerOf(ctx, params.id)
  },

  'POST /admin/orders/{id}/cancel': async (ctx, { params }) => {
    await cancelAndRefund(ctx, params.id)
    return answerOf(ctx, params.id)
  },

  'POST /admin/orders/{id}/refund': async (ctx, { params, body }) => {
    await giveBack(ctx, { id: params.id, refund: body })
    return answerOf(ctx, params.id)
  },

  'POST /admin/orders/{id}/refunds/{refundId}/retry': async (ctx, { params }) => {
    await sendAgain(ctx, params)
    return answerOf(ctx, params.id)
  },
})
