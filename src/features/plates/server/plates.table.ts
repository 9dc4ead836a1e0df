import { integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

/** A slot without a row is empty. */
export const plates = pgTable('plates', {
  slot: text().primaryKey(),
  key: text('media_key').notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  color: text().notNull(),
  widths: integer().array().notNull(),
  /** The file beside the others that a shared link shows, once it is there. */
  share: text(),
  altFr: text('alt_fr').notNull(),
  altEn: text('alt_en'),
  focalX: smallint('focal_x').notNull().default(50),
  focalY: smallint('focal_y').notNull().default(50),
  version: integer().notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
})
