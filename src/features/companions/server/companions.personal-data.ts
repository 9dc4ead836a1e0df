import { asc, eq, inArray } from 'drizzle-orm'
import type { PersonalData } from '../../../platform/privacy/personal-data.ts'
import { commissions } from '../../commissions/server/commissions.table.ts'
import { commissionsOfPerson } from '../../commissions/server/commissions-of-person.public.ts'
import { commissionCompanions } from './companions.table.ts'

/** For which commissions a link for a companion is open. */
export const keptCompanions: PersonalData = {
  section: 'companions',
  tables: ['commission_companions'],
  collect: (db, person) =>
    db
      .select({ commission: commissions.number, openedAt: commissionCompanions.openedAt })
      .from(commissionCompanions)
      .innerJoin(commissions, eq(commissions.id, commissionCompanions.commissionId))
      .where(commissionsOfPerson(person))
      .orderBy(asc(commissionCompanions.openedAt)),
  erasedFirst: true,
  erase: async ({ db }, person) => {
    const ids = db.select({ id: commissions.id }).from(commissions).where(commissionsOfPerson(person))
    await db.delete(commissionCompanions).where(inArray(commissionCompanions.commissionId, ids))
  },
}
