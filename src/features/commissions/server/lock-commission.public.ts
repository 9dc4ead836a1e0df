import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { commissionsErrors } from '../commissions.errors.ts'
import { commissions } from './commissions.table.ts'

/** Locks a commission until the transaction ends: quotes, instalments and stages change under this lock alone. */
export const lockCommission = async (db: Db, id: string) => {
  const [commission] = await db.select().from(commissions).where(eq(commissions.id, id)).for('update')
  if (!commission) throw commissionsErrors.commissionNotFound()
  return commission
}
