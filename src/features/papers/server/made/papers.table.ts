import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../../../platform/db/bytea.ts'

const paper = () => ({
  pdf: bytea().notNull(),
  sha256: text().notNull(),
  renderedAt: timestamp('rendered_at', { withTimezone: true, precision: 3 }).notNull(),
})

/** The PDF of an invoice or a credit note, which is made once. */
export const invoicePapers = pgTable('invoice_papers', {
  invoiceId: uuid('invoice_id').primaryKey(),
  ...paper(),
})

/** The PDF of a contract, which is made once. */
export const contractPapers = pgTable('contract_papers', {
  subjectId: uuid('subject_id').primaryKey(),
  purpose: text().notNull(),
  ...paper(),
})
