import { eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { accounts } from '../../../accounts/server/accounts.table.ts'
import { findNames } from '../../../accounts/server/people.public.ts'
import { readPaymentAccount } from '../../../payments/server/payment-account.public.ts'
import { readSeller } from '../../../settings/server/seller.public.ts'
import { findAlertsToSee, findUnfinishedRefunds } from '../alerts/order-alerts.repository.ts'
import { findStepToTakeBack } from '../correcting/find-step-to-take-back.ts'
import { findWholeOrder } from '../find-order.public.ts'
import { shippingLeftCents } from '../refunds/refunded-shipping.public.ts'

const isConfirmedAccount = async (db: Db, id: string | null) => {
  if (id === null) return false
  const [row] = await db.select({ at: accounts.emailConfirmedAt }).from(accounts).where(eq(accounts.id, id))
  return row?.at != null
}

/** Reads an order of any customer with everything that the team may see. */
export const readAdminOrder = async (db: Db, id: string) => {
  const whole = await findWholeOrder(db, { id })
  const account = await readPaymentAccount(db, { purpose: 'order', subjectId: whole.order.id })
  const shippingLeft = await shippingLeftCents(db, whole.order)
  const { carriers } = await readSeller(db)
  const names = await findNames(db, [
    ...whole.events.map(({ actorId }) => actorId),
    ...(account?.refunds ?? []).map(({ requestedBy }) => requestedBy),
  ])
  const isConfirmed = await isConfirmedAccount(db, whole.order.accountId)
  const alerts = await findAlertsToSee(db, [whole.order.id])
  const unfinished = await findUnfinishedRefunds(db, [whole.order.id])
  const takeBack = await findStepToTakeBack(db, whole)
  const seen = { takeBack, alerts, unfinished }
  return { ...whole, account, isConfirmed, ...seen, shippingLeftCents: shippingLeft, names, carriers }
}

export type ReadAdminOrder = Awaited<ReturnType<typeof readAdminOrder>>
