import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** The columns of a list that a member of the team chose. */
export const listColumns = pgTable('list_columns', {
  accountId: uuid('account_id').notNull(),
  list: text().notNull(),
  columns: text().array().notNull(),
})

/** The narrowed lists that somebody comes back to, alone or with the whole team. */
export const listViews = pgTable('list_views', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  list: text().notNull(),
  name: text().notNull(),
  query: text().notNull(),
  isShared: boolean('is_shared').notNull(),
})
