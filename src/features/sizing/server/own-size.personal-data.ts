import { eq } from 'drizzle-orm'
import type { PersonalData } from '../../../platform/privacy/personal-data.ts'
import { ownSizes } from './own-sizes.table.ts'

/** The size that the customer chose; it goes with the account. */
export const keptOwnSize: PersonalData = {
  section: 'ownSize',
  tables: ['own_sizes'],
  collect: (db, { id }) =>
    db
      .select({ size: ownSizes.size, chosenAt: ownSizes.chosenAt })
      .from(ownSizes)
      .where(eq(ownSizes.accountId, id)),
}
