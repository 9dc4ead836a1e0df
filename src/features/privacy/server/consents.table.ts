import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../../shared/i18n/languages.ts'
import type { ConsentPurpose } from '../consents.ts'

/** Every answer to a question of consent, with the wording that was asked; an answer is never changed, only added. */
export const consents = pgTable('consents', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: uuid('account_id').notNull(),
  purpose: text().$type<ConsentPurpose>().notNull(),
  granted: boolean().notNull(),
  wording: integer().notNull(),
  language: text().$type<Language>().notNull(),
  answeredAt: timestamp('answered_at', { withTimezone: true, precision: 3 }).notNull(),
})
