import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../../../platform/privacy/personal-data.ts'
import { newsletterEvents, newsletterSubscribers } from '../newsletter.table.ts'

const ofAddress = (email: string) => eq(newsletterSubscribers.email, email.toLowerCase())

/** The subscription of a confirmed address, with each consent; it is deleted with the account. */
export const subscription: PersonalData = {
  section: 'newsletter',
  tables: ['newsletter_subscribers', 'newsletter_events'],
  collect: async (db, { email, isEmailConfirmed }) =>
    isEmailConfirmed
      ? db
          .select({
            email: newsletterSubscribers.email,
            confirmedAt: newsletterSubscribers.confirmedAt,
            leftAt: newsletterSubscribers.leftAt,
            action: newsletterEvents.action,
            reason: newsletterEvents.reason,
            at: newsletterEvents.at,
            source: newsletterEvents.source,
            language: newsletterEvents.language,
            textVersion: newsletterEvents.textVersion,
            fromAddress: newsletterEvents.fromAddress,
          })
          .from(newsletterSubscribers)
          .innerJoin(newsletterEvents, eq(newsletterEvents.subscriberId, newsletterSubscribers.id))
          .where(ofAddress(email))
          .orderBy(asc(newsletterEvents.id))
      : [],
  erase: async ({ db }, { email, isEmailConfirmed }) => {
    if (isEmailConfirmed) await db.delete(newsletterSubscribers).where(ofAddress(email))
  },
}
