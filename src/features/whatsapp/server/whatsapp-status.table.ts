import { boolean, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

/** Whether the team answers the chat: one row. */
export const whatsappStatus = pgTable('whatsapp_status', {
  id: smallint().primaryKey().default(1),
  isOnline: boolean('is_online').notNull(),
  customMessage: text('custom_message').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
})

export type WhatsappStatusRow = typeof whatsappStatus.$inferSelect
