import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../../shared/i18n/languages.ts'
import type { ConsentMethod } from '../consent.limits.ts'

/** What browsers answered about cookies, one row for each answer. */
export const cookieConsents = pgTable('cookie_consents', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  consentId: uuid('consent_id').notNull(),
  analytics: boolean().notNull(),
  marketing: boolean().notNull(),
  preferences: boolean().notNull(),
  policyVersion: integer('policy_version').notNull(),
  language: text().$type<Language>().notNull(),
  method: text().$type<ConsentMethod>().notNull(),
  recordedAt: timestamp('recorded_at', { withTimezone: true, precision: 3 }).notNull(),
})
