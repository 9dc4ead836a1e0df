import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Role } from '../../../platform/context/context.ts'
import type { Language } from '../../../shared/i18n/languages.ts'

/** The accounts of customers, of the house's staff and of its admins. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text().notNull().default(''),
    language: text().$type<Language>().notNull().default('fr'),
    role: text().$type<Role>().notNull().default('user'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true, precision: 3 }),
    disabledAt: timestamp('disabled_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [uniqueIndex('accounts_email').on(sql`lower(${table.email})`)],
)

export type AccountRow = typeof accounts.$inferSelect
