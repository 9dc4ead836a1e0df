import { sql } from 'drizzle-orm'
import type { Waiting } from '../../desk/server/waiting.public.ts'
import { idsOfOrdersDue } from './admin/orders-to-see.public.ts'
import { idsOfAlertedOrders, idsOfUnrefundedOrders } from './alerts/order-alerts.repository.ts'

/** Orders to prepare, late ones, those with an alert and those with money that could not go back: each once. */
export const ordersWaiting: Waiting = {
  room: 'adminOrders',
  count: (db, today) => sql`select count(*) from (
    ${idsOfOrdersDue(db, { due: 'late', today })} union ${idsOfOrdersDue(db, { due: 'toPrepare', today })}
    union ${idsOfAlertedOrders} union ${idsOfUnrefundedOrders}) w`,
}
