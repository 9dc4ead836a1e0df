import { eq } from 'drizzle-orm'
import type { PersonalData } from '../../../../platform/privacy/personal-data.ts'
import { checkoutDrafts } from './drafts.table.ts'

/** What the customer has entered in the checkout so far. */
export const keptDraft: PersonalData = {
  section: 'checkoutDraft',
  tables: ['checkout_drafts'],
  collect: (db, { id }) =>
    db
      .select({ draft: checkoutDrafts.draft, updatedAt: checkoutDrafts.updatedAt })
      .from(checkoutDrafts)
      .where(eq(checkoutDrafts.accountId, id)),
}
