import { implement } from '../../../platform/http/implement.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { totalPages } from '../../../shared/pagination.ts'
import { orderListContract } from '../order-list.contract.ts'
import { listedOnTheWire } from './admin/admin-order-on-the-wire.ts'
import { countOrders, findAdminOrders } from './admin/admin-orders.repository.ts'
import { exportOrders } from './admin/export-orders.ts'

export const orderListRoutes = implement(orderListContract, {
  'GET /admin/orders': async (ctx, { query }) => {
    const nowMs = ctx.clock.now().epochMilliseconds
    const wanted = { ...query, today: parisTime(nowMs).date }
    const { orders, count, more } = await findAdminOrders(ctx.db, wanted)
    return {
      success: true as const,
      orders: orders.map((each) => listedOnTheWire(each, { nowMs })),
      count,
      more,
      totalPages: totalPages({ count, limit: query.limit }),
      counts: await countOrders(ctx.db),
    }
  },

  'GET /admin/orders-export': (ctx, { query }) => exportOrders(ctx, query),
})
