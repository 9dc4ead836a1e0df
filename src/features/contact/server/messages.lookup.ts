import { desc, sql } from 'drizzle-orm'
import { candidatesOf, isSought, nearestOf } from '../../../platform/db/sought.ts'
import { pathTo } from '../../../sitemap.ts'
import { type Lookup, mostFindings } from '../../desk/server/lookup.public.ts'
import { contactMessages } from './contact-messages.table.ts'

/** Messages by their subject and by who wrote. */
export const messagesLookup: Lookup = {
  kind: 'message',
  room: 'adminMessages',
  find: async (db, sought) => {
    const column = sql`${contactMessages}.sought`
    const candidates = candidatesOf(sought, {
      column,
      most: mostFindings,
      order: [desc(contactMessages.receivedAt), desc(contactMessages.id)],
    })
    const rows = await db
      .select({
        sought: sql<string>`${column}`,
        id: contactMessages.id,
        subject: contactMessages.subject,
        name: contactMessages.fullName,
      })
      .from(contactMessages)
      .where(isSought(column, sought))
      .orderBy(...candidates.order)
      .limit(candidates.limit)
    return nearestOf(rows, sought, mostFindings).map(({ id, subject, name }) => ({
      _id: id,
      title: subject,
      detail: name,
      to: `${pathTo('adminMessages')}?opened=${id}`,
    }))
  },
}
