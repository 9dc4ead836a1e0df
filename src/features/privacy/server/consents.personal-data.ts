import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../../platform/privacy/personal-data.ts'
import { consents } from './consents.table.ts'

/** Every answer that the customer gave to a question of consent, with its wording and language. */
export const keptConsents: PersonalData = {
  section: 'consents',
  tables: ['consents'],
  collect: (db, { id }) =>
    db
      .select({
        purpose: consents.purpose,
        granted: consents.granted,
        wording: consents.wording,
        language: consents.language,
        answeredAt: consents.answeredAt,
      })
      .from(consents)
      .where(eq(consents.accountId, id))
      .orderBy(asc(consents.id)),
}
