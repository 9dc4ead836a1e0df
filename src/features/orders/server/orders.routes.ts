import { implement } from '../../../platform/http/implement.ts'
import { totalPages } from '../../../shared/pagination.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { ordersContract } from '../orders.contract.ts'
import { ordersRefusalsEn } from '../orders.refusals.en.ts'
import { ordersRefusalsFr } from '../orders.refusals.fr.ts'
import { cancelOwnOrder } from './closing/cancel-own-order.ts'
import { findWholeOrder } from './find-order.public.ts'
import { orderOnTheWire, summaryOnTheWire } from './order-on-the-wire.public.ts'
import { findOrdersOf } from './own-orders.repository.ts'
import { askAfterPayment } from './paying/ask-after-payment.ts'
import { resumePayment } from './paying/resume-payment.ts'
import { reorder } from './reorder.ts'

const sentences = { fr: ordersRefusalsFr.done, en: ordersRefusalsEn.done }

export const ordersRoutes = implement(ordersContract, {
  'GET /orders': async (ctx, { query }) => {
    const { id: accountId } = signedInCaller(ctx)
    const { orders, total } = await findOrdersOf(ctx.db, { accountId, ...query })
    return {
      success: true as const,
      orders: orders.map((each) => summaryOnTheWire(each, ctx.lng)),
      page: query.page,
      totalPages: totalPages({ count: total, limit: query.limit }),
      total,
    }
  },

  'GET /orders/{id}': async (ctx, { params }) => {
    const wanted = { id: params.id, accountId: signedInCaller(ctx).id }
    await askAfterPayment(ctx, wanted)
    return { success: true as const, order: orderOnTheWire(await findWholeOrder(ctx.db, wanted), ctx.lng) }
  },

  'POST /orders/{id}/payment': (ctx, { params }) => resumePayment(ctx, params.id),

  'POST /orders/{id}/cancel': async (ctx, { params }) => {
    const wanted = { id: params.id, accountId: signedInCaller(ctx).id }
    await cancelOwnOrder(ctx, wanted)
    const order = orderOnTheWire(await findWholeOrder(ctx.db, wanted), ctx.lng)
    return { success: true as const, order, message: sentences[ctx.lng].cancelled }
  },

  'POST /orders/{id}/reorder': (ctx, { params }) => reorder(ctx, params.id),
})
