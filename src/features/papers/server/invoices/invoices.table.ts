import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { InvoiceContent } from '../../invoice-content.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Invoices (F) and credit notes (A); the database refuses to change them. */
export const invoices = pgTable('invoices', {
  id: uuid().primaryKey().defaultRandom(),
  series: text().$type<'F' | 'A'>().notNull(),
  year: integer().notNull(),
  sequence: integer().notNull(),
  number: text().notNull(),
  purpose: text().notNull(),
  subjectId: uuid('subject_id').notNull(),
  paymentId: uuid('payment_id'),
  refundId: uuid('refund_id'),
  refersTo: uuid('refers_to'),
  issuedAt: instant('issued_at').notNull(),
  totalCents: integer('total_cents').notNull(),
  content: jsonb().$type<InvoiceContent>().notNull(),
  /** The country of delivery, else that of the buyer's address; the database takes it and what follows from the content. */
  country: text().notNull().generatedAlwaysAs(sql``),
  isBusiness: boolean('is_business').notNull().generatedAlwaysAs(sql``),
  /** In basis points. */
  vatRates: jsonb('vat_rates').$type<readonly number[]>().notNull().generatedAlwaysAs(sql``),
})

export type InvoiceRow = typeof invoices.$inferSelect
