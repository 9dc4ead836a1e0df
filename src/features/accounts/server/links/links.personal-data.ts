import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../../../platform/privacy/personal-data.ts'
import { mailedLinks } from './mailed-links.table.ts'

/** The links that were mailed to the customer, without their keys. */
export const keptLinks: PersonalData = {
  section: 'links',
  tables: ['mailed_links'],
  collect: (db, { id }) =>
    db
      .select({
        purpose: mailedLinks.purpose,
        email: mailedLinks.email,
        createdAt: mailedLinks.createdAt,
        expiresAt: mailedLinks.expiresAt,
        usedAt: mailedLinks.usedAt,
      })
      .from(mailedLinks)
      .where(eq(mailedLinks.accountId, id))
      .orderBy(asc(mailedLinks.createdAt), asc(mailedLinks.hash)),
}
