import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../../../platform/db/bytea.ts'
import type { ArchiveState } from '../../bookkeeping.limits.ts'

export const paperArchives = pgTable('paper_archives', {
  id: uuid().primaryKey().defaultRandom(),
  /** A year, or a month of it. */
  period: text().notNull(),
  state: text().$type<ArchiveState>().notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true, precision: 3 }).notNull(),
  papers: integer().notNull().default(0),
  bytes: bigint({ mode: 'number' }).notNull().default(0),
})

export type PaperArchiveRow = typeof paperArchives.$inferSelect

export const paperArchiveParts = pgTable('paper_archive_parts', {
  archiveId: uuid('archive_id').notNull(),
  place: integer().notNull(),
  bytes: bytea().notNull(),
})
