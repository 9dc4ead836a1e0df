import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { commissionsErrors } from '../commissions.errors.ts'
import { commissionInstalments, commissions } from './commissions.table.ts'

/** Locks a commission until the transaction ends: quotes, instalments and stages change under this lock alone. */
export const lockCommission = async (db: Db, id: string) => {
  const [commission] = await db.select().from(commissions).where(eq(commissions.id, id)).for('update')
  if (!commission) throw commissionsErrors.commissionNotFound()
  return commission
}

/**
 * Locks the commission of an instalment with its first query: what is sent beside it locks the payment, and everything else
 * locks the commission before its payments.
 */
export const lockCommissionOfInstalment = async (db: Db, instalmentId: string) => {
  const its = db
    .select({ id: commissionInstalments.commissionId })
    .from(commissionInstalments)
    .where(eq(commissionInstalments.id, instalmentId))
  const [commission] = await db.select().from(commissions).where(inArray(commissions.id, its)).for('update')
  if (!commission) throw new Error('An instalment is paid that is not there')
  return commission
}
