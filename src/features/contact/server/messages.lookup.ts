import { desc, sql } from 'drizzle-orm'
import { isSought, nearestFirst } from '../../../platform/db/sought.ts'
import { pathTo } from '../../../sitemap.ts'
import { type Lookup, mostFindings } from '../../desk/server/lookup.public.ts'
import { contactMessages } from './contact-messages.table.ts'

/** Messages by their subject and by who wrote. */
export const messagesLookup: Lookup = {
  kind: 'message',
  room: 'adminMessages',
  find: async (db, sought) => {
    const column = sql`${contactMessages}.sought`
    const rows = await db
      .select({ id: contactMessages.id, subject: contactMessages.subject, name: contactMessages.fullName })
      .from(contactMessages)
      .where(isSought(column, sought))
      .orderBy(...nearestFirst(column, sought), desc(contactMessages.receivedAt), desc(contactMessages.id))
      .limit(mostFindings)
    return rows.map(({ id, subject, name }) => ({
      _id: id,
      title: subject,
      detail: name,
      to: `${pathTo('adminMessages')}?opened=${id}`,
    }))
  },
}
