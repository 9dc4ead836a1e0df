import { implement } from '../../../platform/http/implement.ts'
import { daysBetween } from '../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { findLateOrders, findOrdersToPrepare } from '../../orders/server/admin/orders-to-see.public.ts'
import { findVisitsToSee } from '../../reception/server/visits-to-see.public.ts'
import { findWithdrawalsToSee } from '../../withdrawals/server/withdrawals-to-see.public.ts'
import { dashboardContract } from '../dashboard.contract.ts'
import { toSeeShown } from '../dashboard.limits.ts'
import { findMailToSee } from './mail-to-see.ts'
import { findStockToSee } from './stock-to-see.ts'

export const dashboardRoutes = implement(dashboardContract, {
  'GET /admin/dashboard': async (ctx, { query }) => {
    const today = parisTime(ctx.clock.now().epochMilliseconds).date
    const wanted = { today, most: toSeeShown }
    const late = await findLateOrders(ctx.db, wanted)
    return {
      success: true as const,
      withdrawals: await findWithdrawalsToSee(ctx.db, wanted),
      lateOrders: {
        count: late.count,
        first: late.first.map((order) => ({ ...order, daysLate: daysBetween(order.promisedTo, today) })),
      },
      ordersToPrepare: await findOrdersToPrepare(ctx.db, wanted),
      appointments: await findVisitsToSee(ctx.db, wanted),
      mail: await findMailToSee(ctx),
      stock: await findStockToSee(ctx.db, { ...query, lng: ctx.lng }),
    }
  },
})
