import { integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { EditedRows } from '../writing/edited-rows.public.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** The columns of a product that can wait: its stock is what is there. */
export type WaitingColumns = Partial<Omit<EditedRows, 'variants'>>

/** The changes that wait beside a product. */
export const nextVersions = pgTable('next_versions', {
  productId: uuid('product_id').primaryKey(),
  changes: jsonb().$type<WaitingColumns>().notNull(),
  /** What these columns held when the changes were written. */
  base: jsonb().$type<WaitingColumns>().notNull(),
  publishAt: instant('publish_at'),
  savedAt: instant('saved_at').notNull(),
  version: integer().notNull().default(1),
})

export type NextVersionRow = typeof nextVersions.$inferSelect
