import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../../platform/privacy/personal-data.ts'
import { promotionPeople, promotions } from './promotions.table.ts'

/** The codes that name a person: they are told, and the address is erased with the account. */
export const keptPromotions: PersonalData = {
  section: 'promotions',
  tables: ['promotion_people'],
  collect: (db, { email, isEmailConfirmed }) =>
    isEmailConfirmed
      ? db
          .select({ code: promotions.code, email: promotionPeople.email })
          .from(promotionPeople)
          .innerJoin(promotions, eq(promotions.id, promotionPeople.promotionId))
          .where(eq(promotionPeople.email, email.toLowerCase()))
          .orderBy(asc(promotions.code))
      : Promise.resolve([]),
  erase: async ({ db }, { email, isEmailConfirmed }) => {
    if (isEmailConfirmed)
      await db.delete(promotionPeople).where(eq(promotionPeople.email, email.toLowerCase()))
  },
}
