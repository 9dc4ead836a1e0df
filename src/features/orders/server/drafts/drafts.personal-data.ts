import { eq } from 'drizzle-orm'
import type { PersonalData } from '../../../../platform/privacy/personal-data.ts'
import { checkoutDrafts } from '../orders.table.ts'

/** What she has entered for an order that is not placed yet, as it was entered. */
export const keptDrafts: PersonalData = {
  section: 'checkoutDraft',
  tables: ['checkout_drafts'],
  collect: (db, { id }) =>
    db
      .select({ draft: checkoutDrafts.draft, updatedAt: checkoutDrafts.updatedAt })
      .from(checkoutDrafts)
      .where(eq(checkoutDrafts.accountId, id)),
}
