import { integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/db/bytea.ts'
import type { Language } from '../../../shared/i18n/languages.ts'

const artwork = () => ({
  mediaKey: text('media_key').notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** For mails, which are written in a transaction and ask no store. */
  png: bytea().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
})

/** A language without a row has no notice yet. */
export const guaranteeNotices = pgTable('guarantee_notices', {
  language: text().$type<Language>().primaryKey(),
  ...artwork(),
})

/** A product without a row has the legal guarantee alone. */
export const durabilityLabels = pgTable('durability_labels', {
  productId: uuid('product_id').primaryKey(),
  years: smallint().notNull(),
  ...artwork(),
})
