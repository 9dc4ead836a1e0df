import { asc, eq, sql } from 'drizzle-orm'
import type { PersonalData } from '../../../platform/privacy/personal-data.ts'
import { newsletterSubscribers } from '../../newsletter/server/newsletter.table.ts'
import { letterReaders, letters } from './letters.table.ts'

/** The letters that went to a confirmed address; they are forgotten with its subscription. */
export const receivedLetters: PersonalData = {
  section: 'letters',
  tables: ['letter_readers'],
  collect: async (db, { email, isEmailConfirmed }) =>
    isEmailConfirmed
      ? db
          .select({
            subject: sql<string>`${letters.content} -> 'fr' ->> 'subject'`,
            begunAt: letters.begunAt,
            outcome: letterReaders.outcome,
          })
          .from(letterReaders)
          .innerJoin(letters, eq(letters.id, letterReaders.letterId))
          .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, letterReaders.subscriberId))
          .where(eq(newsletterSubscribers.email, email.toLowerCase()))
          .orderBy(asc(letters.begunAt))
      : [],
}
