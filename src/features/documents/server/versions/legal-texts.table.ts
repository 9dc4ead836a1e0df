import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { LegalTextName } from '../../legal-texts.limits.ts'

/** Versions of legal texts that the house has written itself. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    name: text().$type<LegalTextName>().notNull(),
    effective: date({ mode: 'string' }).notNull(),
    fr: text().notNull(),
    en: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.name, table.effective] })],
)

export type LegalTextRow = typeof legalTexts.$inferSelect
