import { formatEuros } from '../../../shared/money.ts'
import { pathTo } from '../../../sitemap.ts'
import type { TodaySource } from '../../desk/server/today.public.ts'
import { retryParam } from '../admin-orders.limits.ts'
import { findLateOrders, findOrdersToPrepare } from './admin/orders-to-see.public.ts'
import { findAlertedOrders, findUnrefundedOrders } from './alerts/alerts-to-see.public.ts'

const orderAt = (id: string) => pathTo('adminOrder', { orderId: id })

/** Payments that are suspected or disputed: what waits for a decision at once, the rest by the day of the bank. */
export const alertsToday: TodaySource = {
  kind: 'alert',
  room: 'adminOrders',
  find: async (db, input) => {
    const { first } = await findAlertedOrders(db, input)
    return first.map(({ _id, number, name, amount, answerDueOn, toDecide }) => ({
      _id,
      title: number,
      detail: `${name} · ${formatEuros(amount)}`,
      to: orderAt(_id),
      dueOn: toDecide ? null : answerDueOn,
      note: toDecide ? 'to-decide' : 'bank',
      act: null,
    }))
  },
}

/** Money that could not go back: it is owed at once. */
export const refundsToday: TodaySource = {
  kind: 'refund',
  room: 'adminOrders',
  find: async (db, input) => {
    const { first } = await findUnrefundedOrders(db, input)
    return first.map(({ _id, number, name, amount, refundId }) => ({
      _id,
      title: number,
      detail: `${name} · ${formatEuros(amount)}`,
      to: `${orderAt(_id)}?${retryParam}=${refundId}`,
      dueOn: null,
      note: 'failed',
      act: null,
    }))
  },
}

/** Orders whose promised day has passed. */
export const lateToday: TodaySource = {
  kind: 'late',
  room: 'adminOrders',
  find: async (db, input) => {
    const { first } = await findLateOrders(db, input)
    return first.map(({ _id, number, name, promisedTo, status }) => ({
      _id,
      title: number,
      detail: name,
      to: orderAt(_id),
      dueOn: promisedTo,
      note: null,
      act: status === 'paid' ? 'prepare' : null,
    }))
  },
}

/** Paid orders that nobody has begun. */
export const ordersToday: TodaySource = {
  kind: 'prepare',
  room: 'adminOrders',
  find: async (db, input) => {
    const { first } = await findOrdersToPrepare(db, input)
    return first.map(({ _id, number, name, promisedTo }) => ({
      _id,
      title: number,
      detail: name,
      to: orderAt(_id),
      dueOn: promisedTo,
      note: null,
      act: 'prepare',
    }))
  },
}
