import { asc, count, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { Person, PersonalData } from '../../../platform/privacy/personal-data.ts'
import { commissions } from '../../commissions/server/commissions.table.ts'
import { commissionsOfPerson } from '../../commissions/server/commissions-of-person.public.ts'
import { commissionMessages, commissionPictures } from './commission-messages.table.ts'

const idsOf = (db: Db, person: Person) =>
  db.select({ id: commissions.id }).from(commissions).where(commissionsOfPerson(person))

/** What was written about commissions; the pictures are saved one by one from « Ma robe ». */
export const keptCommissionMessages: PersonalData = {
  section: 'commissionMessages',
  tables: ['commission_messages', 'commission_pictures'],
  collect: (db, person) =>
    db
      .select({
        commission: commissions.number,
        author: commissionMessages.author,
        writtenAt: commissionMessages.writtenAt,
        seenAt: commissionMessages.seenAt,
        stage: commissionMessages.stage,
        words: commissionMessages.words,
        pictures: count(commissionPictures.id),
      })
      .from(commissionMessages)
      .innerJoin(commissions, eq(commissions.id, commissionMessages.commissionId))
      .leftJoin(commissionPictures, eq(commissionPictures.messageId, commissionMessages.id))
      .where(commissionsOfPerson(person))
      .groupBy(commissions.number, commissionMessages.id)
      .orderBy(asc(commissionMessages.writtenAt), asc(commissionMessages.id)),
  erasedFirst: true,
  // The accepted quote stays with its commission; what was said about it does not.
  erase: async ({ db }, person) => {
    await db.delete(commissionMessages).where(inArray(commissionMessages.commissionId, idsOf(db, person)))
    await db.delete(commissionPictures).where(inArray(commissionPictures.commissionId, idsOf(db, person)))
  },
}
