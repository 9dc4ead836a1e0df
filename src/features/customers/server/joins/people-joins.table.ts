import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Guests whom the house holds to be another person; the database has the people follow. */
export const peopleJoins = pgTable('people_joins', {
  id: uuid().primaryKey().defaultRandom(),
  aliasKey: text('alias_key').notNull(),
  personKey: text('person_key').notNull(),
  /** The account of the other person; the database takes it from the key. */
  accountId: uuid('account_id').generatedAlwaysAs(sql``),
  joinedBy: uuid('joined_by'),
  joinedAt: moment('joined_at').notNull(),
  until: moment('until').notNull(),
})
