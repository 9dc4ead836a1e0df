import { asc, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { contactMessages } from './contact-messages.table.ts'

/** Whether a message waits for an answer. */
export const waitsForAnswer = inArray(contactMessages.status, ['new', 'in_progress'])

/** Messages that the house has not answered yet, the oldest first. */
export const findMessagesToSee = async (db: Db, { most }: { readonly most: number }) => {
  const rows = await db
    .select({
      id: contactMessages.id,
      subject: contactMessages.subject,
      fullName: contactMessages.fullName,
      language: contactMessages.language,
      receivedAt: contactMessages.receivedAt,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(contactMessages)
    .where(waitsForAnswer)
    .orderBy(asc(contactMessages.receivedAt), asc(contactMessages.id))
    .limit(most)
  return {
    count: rows[0]?.count ?? 0,
    first: rows.map(({ id, subject, fullName, language, receivedAt }) => ({
      _id: id,
      subject,
      language,
      name: fullName,
      receivedOn: parisTime(receivedAt.getTime()).date,
    })),
  }
}
