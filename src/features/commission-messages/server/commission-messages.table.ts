import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/db/bytea.ts'
import type { StageKey } from '../../commissions/stages/stages.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export type Author = 'customer' | 'house'

export const commissionMessages = pgTable('commission_messages', {
  id: uuid().primaryKey().defaultRandom(),
  /** In the order in which they were written, also within a moment. */
  number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  commissionId: uuid('commission_id').notNull(),
  author: text().$type<Author>().notNull(),
  memberId: uuid('member_id'),
  stage: text().$type<StageKey>(),
  words: text().notNull(),
  writtenAt: moment('written_at').notNull(),
  /** Since when the customer can read it; null for what the atelier noted for itself. */
  shownAt: moment('shown_at'),
  /** When the other side saw it first. */
  seenAt: moment('seen_at'),
  /** When the customer was mailed about it. */
  toldAt: moment('told_at'),
})

export type MessageRow = typeof commissionMessages.$inferSelect

export const commissionPictures = pgTable('commission_pictures', {
  id: uuid().primaryKey().defaultRandom(),
  commissionId: uuid('commission_id').notNull(),
  /** Null until it is sent. */
  messageId: uuid('message_id'),
  author: text().$type<Author>().notNull(),
  memberId: uuid('member_id'),
  width: integer().notNull(),
  height: integer().notNull(),
  color: text().notNull(),
  addedAt: moment('added_at').notNull(),
  small: bytea().notNull(),
  large: bytea().notNull(),
})

export type PictureRow = Omit<typeof commissionPictures.$inferSelect, 'small' | 'large'>
