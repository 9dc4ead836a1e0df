import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What members of the team typed in an editor and have not saved. */
export const editorDrafts = pgTable('editor_drafts', {
  accountId: uuid('account_id').notNull(),
  record: text().notNull(),
  content: text().notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
})
