import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** The chain over the audit log: one seal for each entry. The database refuses to change or remove one. */
export const auditSeals = pgTable('audit_seals', {
  no: bigint({ mode: 'number' }).primaryKey(),
  entryId: bigint('entry_id', { mode: 'number' }).notNull(),
  /** Null once a person whom the entry quotes is erased. */
  salt: text(),
  /** The hash of who acted and what the entry quotes, with the salt. */
  content: text().notNull(),
  /** The hash of this seal, of what can never be erased from its entry, and of the seal before it. */
  hash: text().notNull(),
})
