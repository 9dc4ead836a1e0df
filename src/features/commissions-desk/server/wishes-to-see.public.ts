import { asc, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { commissions } from '../../commissions/server/commissions.table.ts'
import { isHousesTurn } from './listed/turn.ts'

/** Wishes that the house has not answered yet, the oldest first. */
export const findWishesToSee = async (db: Db, { most }: { readonly most: number }) => {
  const rows = await db
    .select({
      id: commissions.id,
      number: commissions.number,
      firstName: commissions.firstName,
      lastName: commissions.lastName,
      createdAt: commissions.createdAt,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(commissions)
    .where(isHousesTurn)
    .orderBy(asc(commissions.createdAt), asc(commissions.id))
    .limit(most)
  return {
    count: rows[0]?.count ?? 0,
    first: rows.map(({ id, number, firstName, lastName, createdAt }) => ({
      _id: id,
      number,
      name: `${firstName} ${lastName}`.trim(),
      askedOn: parisTime(createdAt.getTime()).date,
    })),
  }
}
