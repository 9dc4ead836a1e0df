import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** The files of products that were imported. Who did it, the audit log says. */
export const productImports = pgTable('product_imports', {
  id: uuid().primaryKey().defaultRandom(),
  at: instant('at').notNull(),
  fileName: text('file_name').notNull(),
  added: integer().notNull(),
  changed: integer().notNull(),
  /** The entries of the audit log about its products. */
  entries: bigint({ mode: 'number' }).array().notNull(),
  takenBackAt: instant('taken_back_at'),
})
