import { and, eq, inArray } from 'drizzle-orm'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { findPaymentOf } from './enter-payment.public.ts'
import { disputes, fraudReports } from './payments.table.ts'

interface Decided {
  readonly purpose: string
  readonly subjectId: string
  /** The ids of reports and disputes at the provider. */
  readonly ids: readonly string[]
}

/** Stores that an admin lets the subject go on in spite of these alerts, in the transaction that has locked it. */
export const decideAlerts = async (
  { clock }: Pick<Context, 'clock'>,
  db: Db,
  { ids, ...subject }: Decided,
) => {
  const payment = await findPaymentOf(db, subject)
  if (!payment) throw new Error('An alert without a payment was decided')
  const decidedAt = dateOf(clock.now())
  for (const table of [disputes, fraudReports])
    await db
      .update(table)
      .set({ decidedAt })
      .where(and(eq(table.paymentId, payment.id), inArray(table.providerRef, [...ids])))
}
