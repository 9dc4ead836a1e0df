import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../../shared/i18n/languages.ts'
import type { Area, Role } from '../../../shared/roles.ts'

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
    /** The areas of a member of the team; the usual ones where it is null. */
    areas: text().array().$type<Area[]>(),
    /** Whether the member needs a second step, which an invitation asks for. */
    asksFactor: boolean('asks_factor').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true, precision: 3 }),
    disabledAt: timestamp('disabled_at', { withTimezone: true, precision: 3 }),
    /** The last sign-in, which the database itself notes. */
    activeAt: timestamp('active_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** When its owner was told that it will be closed, because nobody uses it. */
    closingToldAt: timestamp('closing_told_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [uniqueIndex('accounts_email').on(sql`lower(${table.email})`)],
)

export type AccountRow = typeof accounts.$inferSelect
