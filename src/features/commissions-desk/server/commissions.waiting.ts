import { count, eq } from 'drizzle-orm'
import { commissions } from '../../commissions/server/commissions.table.ts'
import type { Waiting } from '../../desk/server/waiting.public.ts'

/** The wishes that nobody has answered. */
export const commissionsWaiting: Waiting = {
  room: 'adminCommissions',
  count: (db) => db.select({ count: count() }).from(commissions).where(eq(commissions.status, 'wish')),
}
