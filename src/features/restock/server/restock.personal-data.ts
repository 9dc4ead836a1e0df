import { asc, eq, or } from 'drizzle-orm'
import type { Person, PersonalData } from '../../../platform/privacy/personal-data.ts'
import { stockAlerts } from './stock-alerts.table.ts'

/** The alerts of the account, and those of its address once it is confirmed. */
const ofPerson = ({ id, email, isEmailConfirmed }: Person) =>
  or(eq(stockAlerts.accountId, id), isEmailConfirmed ? eq(stockAlerts.email, email.toLowerCase()) : undefined)

/** The sizes that the person waits for; they are erased with the account. */
export const awaitedSizes: PersonalData = {
  section: 'stockAlerts',
  tables: ['stock_alerts'],
  collect: (db, person) =>
    db
      .select({
        productId: stockAlerts.productId,
        size: stockAlerts.size,
        email: stockAlerts.email,
        language: stockAlerts.language,
        askedAt: stockAlerts.askedAt,
        confirmedAt: stockAlerts.confirmedAt,
      })
      .from(stockAlerts)
      .where(ofPerson(person))
      .orderBy(asc(stockAlerts.askedAt), asc(stockAlerts.id)),
  erase: async ({ db }, person) => {
    await db.delete(stockAlerts).where(ofPerson(person))
  },
}
