import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** What the team notes about a person, for itself. */
export const customerNotes = pgTable('customer_notes', {
  id: uuid().primaryKey().defaultRandom(),
  /** As `people.key`: the database has it follow a guest who becomes a customer, and removes it with the person. */
  personKey: text('person_key').notNull(),
  /** Null once the author's account is closed. */
  authorId: uuid('author_id'),
  writtenAt: moment('written_at').notNull(),
  changedAt: moment('changed_at'),
  text: text().notNull(),
  version: integer().notNull().default(1),
})
