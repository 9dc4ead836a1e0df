import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../../platform/privacy/personal-data.ts'
import { commissions } from '../../commissions/server/commissions.table.ts'
import { commissionsOfPerson } from '../../commissions/server/commissions-of-person.public.ts'
import { commissionCompanions } from './companions.table.ts'

/** For which commissions a link for a companion is open: it shows no more once its commission is erased. */
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
}
