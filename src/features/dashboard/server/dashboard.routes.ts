import { implement } from '../../../platform/http/implement.ts'
import { daysBetween } from '../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { findMessagesToSee } from '../../contact/server/messages-to-see.public.ts'
import { findLateOrders, findOrdersToPrepare } from '../../orders/server/admin/orders-to-see.public.ts'
import { findVisitsToSee } from '../../reception/server/visits-to-see.public.ts'
import { findReviewsToSee } from '../../reviews/server/reviews-to-see.public.ts'
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
    const messages = await findMessagesToSee(ctx.db, wanted)
    const reviews = ctx.caller?.role === 'admin' ? await findReviewsToSee(ctx.db, wanted) : null
    return {
      success: true as const,
      withdrawals: await findWithdrawalsToSee(ctx.db, wanted),
      lateOrders: {
        count: late.count,
        first: late.first.map((order) => ({ ...order, daysLate: daysBetween(order.promisedTo, today) })),
      },
      ordersToPrepare: await findOrdersToPrepare(ctx.db, wanted),
      appointments: await findVisitsToSee(ctx.db, wanted),
      messages: {
        count: messages.count,
        first: messages.first.map(({ receivedOn, ...message }) => ({
          ...message,
          daysWaiting: daysBetween(receivedOn, today),
        })),
      },
      reviews: reviews && {
        count: reviews.count,
        first: reviews.first.map(({ dueOn, ...review }) => ({
          ...review,
          daysLeft: daysBetween(today, dueOn),
        })),
      },
      mail: await findMailToSee(ctx),
      stock: await findStockToSee(ctx.db, { ...query, lng: ctx.lng }),
    }
  },
})
