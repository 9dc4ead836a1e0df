import { implement } from '../../../platform/http/implement.ts'
import { daysBetween } from '../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { pathTo } from '../../../sitemap.ts'
import { findAppointmentsToSee } from '../../appointments-desk/server/appointments-to-see.public.ts'
import { findWishesToSee } from '../../commissions-desk/server/wishes-to-see.public.ts'
import { findMessagesToSee } from '../../contact/server/messages-to-see.public.ts'
import { findLateOrders, findOrdersToPrepare } from '../../orders/server/admin/orders-to-see.public.ts'
import { findAlertedOrders, findUnrefundedOrders } from '../../orders/server/alerts/alerts-to-see.public.ts'
import { findReviewsToSee } from '../../reviews/server/reviews-to-see.public.ts'
import { findWithdrawalsToSee } from '../../withdrawals/server/withdrawals-to-see.public.ts'
import { dashboardContract } from '../dashboard.contract.ts'
import { toSeeShown } from '../dashboard.limits.ts'
import { findMailToSee } from './mail-to-see.ts'
import { findSentAwayToSee } from './sent-away/sent-away-to-see.ts'
import { findStockToSee } from './stock-to-see.ts'

/** What one list of the admin holds. */
const inList = <Entries extends { readonly count: number }>(entries: Entries, to: string) => ({
  ...entries,
  lists: [{ to, count: entries.count }],
})

export const dashboardRoutes = implement(dashboardContract, {
  'GET /admin/dashboard': async (ctx, { query }) => {
    const today = parisTime(ctx.clock.now().epochMilliseconds).date
    const wanted = { today, most: toSeeShown }
    const late = await findLateOrders(ctx.db, wanted)
    const toPrepare = await findOrdersToPrepare(ctx.db, wanted)
    const alerts = await findAlertedOrders(ctx.db, wanted)
    const wishes = await findWishesToSee(ctx.db, wanted)
    const messages = await findMessagesToSee(ctx.db, wanted)
    const reviews = ctx.caller?.role === 'admin' ? await findReviewsToSee(ctx.db, wanted) : null
    return {
      success: true as const,
      alerts: {
        count: alerts.count,
        lists: [{ to: `${pathTo('adminOrders')}?status=alerted`, count: alerts.count }],
        first: alerts.first.map((alert) => ({
          ...alert,
          daysLeft: alert.answerDueOn === null ? null : daysBetween(today, alert.answerDueOn),
        })),
      },
      refunds: inList(
        await findUnrefundedOrders(ctx.db, wanted),
        `${pathTo('adminOrders')}?status=refund_failed`,
      ),
      withdrawals: inList(
        await findWithdrawalsToSee(ctx.db, wanted),
        `${pathTo('adminWithdrawals')}?waiting=house`,
      ),
      lateOrders: {
        count: late.count,
        lists: [{ to: `${pathTo('adminOrders')}?due=late`, count: late.count }],
        first: late.first.map(({ status: _status, ...order }) => ({
          ...order,
          daysLate: daysBetween(order.promisedTo, today),
        })),
      },
      ordersToPrepare: {
        count: toPrepare.count,
        lists: [{ to: `${pathTo('adminOrders')}?due=toPrepare`, count: toPrepare.count }],
        first: toPrepare.first.map(({ status: _status, ...order }) => order),
      },
      appointments: inList(
        await findAppointmentsToSee(ctx.db, wanted),
        `${pathTo('adminAppointments')}?period=all&waiting=house`,
      ),
      wishes: {
        count: wishes.count,
        lists: [{ to: `${pathTo('adminCommissions')}?waiting=house`, count: wishes.count }],
        first: wishes.first.map(({ askedOn, ...wish }) => ({
          ...wish,
          daysWaiting: daysBetween(askedOn, today),
        })),
      },
      messages: {
        count: messages.count,
        lists: [{ to: `${pathTo('adminMessages')}?waiting=house`, count: messages.count }],
        first: messages.first.map(({ receivedOn, ...message }) => ({
          ...message,
          daysWaiting: daysBetween(receivedOn, today),
        })),
      },
      reviews: reviews && {
        count: reviews.count,
        lists: reviews.lists.map(({ kind, status, count }) => ({
          to: `${pathTo('adminReviews')}?${kind === 'product' ? 'kind=products&' : ''}status=${status}`,
          count,
        })),
        first: reviews.first.map(({ dueOn, suspected: _suspected, ...review }) => ({
          ...review,
          daysLeft: daysBetween(today, dueOn),
        })),
      },
      mail: await findMailToSee(ctx),
      sentAway: await findSentAwayToSee(ctx),
      stock: await findStockToSee(ctx.db, { ...query, lng: ctx.lng }),
    }
  },
})
