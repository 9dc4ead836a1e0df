import { formatEuros } from '../../../shared/money.ts'
import { pathTo } from '../../../sitemap.ts'
import type { TodaySource } from '../../desk/server/today.public.ts'
import { retryParam } from '../admin-orders.limits.ts'
import { findLateOrders, findOrdersToPrepare } from './admin/orders-to-see.public.ts'
import { findAlertedOrders, findUnrefundedOrders } from './alerts/alerts-to-see.public.ts'

interface Alarming {
  readonly _id: string
  readonly number: string
  readonly name: string
  readonly amount: number
}

/** An order whose money needs somebody: nothing finishes it without a question. */
const alarmed = ({ _id, number, name, amount }: Alarming) => ({
  _id,
  title: number,
  detail: `${name} · ${formatEuros(amount)}`,
  to: orderAt(_id),
  act: null,
})

const orderAt = (id: string) => pathTo('adminOrder', { orderId: id })

/** Payments that are suspected or disputed: what waits for a decision at once, the rest by the day of the bank. */
export const alertsToday: TodaySource = {
  kind: 'alert',
  room: 'adminOrders',
  find: async (db, input) => {
    const { first } = await findAlertedOrders(db, input)
    return first.map((order) => ({
      ...alarmed(order),
      dueOn: order.toDecide ? null : order.answerDueOn,
      note: order.toDecide ? 'to-decide' : 'bank',
    }))
  },
}

/** Money that could not go back: it is owed at once. */
export const refundsToday: TodaySource = {
  kind: 'refund',
  room: 'adminOrders',
  find: async (db, input) => {
    const { first } = await findUnrefundedOrders(db, input)
    return first.map((order) => ({
      ...alarmed(order),
      to: `${orderAt(order._id)}?${retryParam}=${order.refundId}`,
      dueOn: null,
      note: 'failed',
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
