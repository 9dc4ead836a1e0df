import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const unclaimedMedia = pgTable('unclaimed_media', {
  mediaKey: text('media_key').notNull(),
  claim: uuid().notNull(),
  since: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
})
