import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** What the search and the keys of the admin know of a member. */
export const deskMemory = pgTable('desk_memory', {
  accountId: uuid('account_id').primaryKey(),
  lately: text().array().notNull().default([]),
  singleKeys: boolean('single_keys').notNull().default(true),
})
