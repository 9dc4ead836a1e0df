import { count, eq, or } from 'drizzle-orm'
import { hasUnseenMessage } from '../../commission-messages/server/unseen-messages.public.ts'
import { commissions } from '../../commissions/server/commissions.table.ts'
import type { Waiting } from '../../desk/server/waiting.public.ts'

/** The wishes that nobody has answered, and the commissions of customers who wrote something that nobody has read. */
export const commissionsWaiting: Waiting = {
  room: 'adminCommissions',
  count: (db) =>
    db
      .select({ count: count() })
      .from(commissions)
      .where(or(eq(commissions.status, 'wish'), hasUnseenMessage(db))),
}
