import { desc, sql } from 'drizzle-orm'
import { candidatesOf, isSought, nearestOf } from '../../../platform/db/sought.ts'
import { pathTo } from '../../../sitemap.ts'
import { commissions } from '../../commissions/server/commissions.table.ts'
import { type Lookup, mostFindings } from '../../desk/server/lookup.public.ts'

/** Commissions by their number, and by for whom they are made. */
export const commissionsLookup: Lookup = {
  kind: 'commission',
  room: 'adminCommissions',
  find: async (db, sought) => {
    const column = sql`${commissions}.sought`
    const candidates = candidatesOf(sought, {
      column,
      most: mostFindings,
      order: [desc(commissions.createdAt), desc(commissions.id)],
    })
    const rows = await db
      .select({
        sought: sql<string>`${column}`,
        id: commissions.id,
        number: commissions.number,
        firstName: commissions.firstName,
        lastName: commissions.lastName,
      })
      .from(commissions)
      .where(isSought(column, sought))
      .orderBy(...candidates.order)
      .limit(candidates.limit)
    return nearestOf(rows, sought, mostFindings).map(({ id, number, firstName, lastName }) => ({
      _id: id,
      title: number,
      detail: `${firstName} ${lastName}`.trim(),
      to: `${pathTo('adminCommissions')}?opened=${id}`,
    }))
  },
}
