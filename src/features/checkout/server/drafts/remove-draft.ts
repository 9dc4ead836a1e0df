import { eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { checkoutDrafts } from './drafts.table.ts'

export const removeDraft = (db: Db, accountId: string) =>
  db.delete(checkoutDrafts).where(eq(checkoutDrafts.accountId, accountId))
