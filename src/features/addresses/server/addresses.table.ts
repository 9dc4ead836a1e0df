import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The address books of customers; the database refuses a second default address. */
export const addresses = pgTable('addresses', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  company: text().notNull(),
  street: text().notNull(),
  further: text().notNull(),
  postalCode: text('postal_code').notNull(),
  city: text().notNull(),
  country: text().notNull(),
  phone: text().notNull(),
  isDefault: boolean('is_default').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
})

export type AddressRow = typeof addresses.$inferSelect
