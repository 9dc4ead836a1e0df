import { desc, sql } from 'drizzle-orm'
import { candidatesOf, isSought, nearestOf } from '../../../platform/db/sought.ts'
import { pathTo } from '../../../sitemap.ts'
import { type Lookup, mostFindings } from '../../desk/server/lookup.public.ts'
import { withdrawals } from './withdrawals.table.ts'

/** Withdrawals by their reference, the number of the order as it was typed, and by who declared them. */
export const withdrawalsLookup: Lookup = {
  kind: 'withdrawal',
  room: 'adminWithdrawals',
  find: async (db, sought) => {
    const column = sql`${withdrawals}.sought`
    const candidates = candidatesOf(sought, {
      column,
      most: mostFindings,
      order: [desc(withdrawals.submittedAt), desc(withdrawals.id)],
    })
    const rows = await db
      .select({
        sought: sql<string>`${column}`,
        id: withdrawals.id,
        reference: withdrawals.reference,
        name: withdrawals.name,
      })
      .from(withdrawals)
      .where(isSought(column, sought))
      .orderBy(...candidates.order)
      .limit(candidates.limit)
    return nearestOf(rows, sought, mostFindings).map(({ id, reference, name }) => ({
      _id: id,
      title: reference,
      detail: name,
      to: `${pathTo('adminWithdrawals')}?opened=${id}`,
    }))
  },
}
