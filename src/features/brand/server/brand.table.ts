import { integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { BrandKind } from '../brand.rules.ts'

/** What has no row is as it came with the software. */
export const brandPictures = pgTable('brand_pictures', {
  kind: text().$type<BrandKind>().primaryKey(),
  key: text('media_key').notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  color: text().notNull(),
  widths: integer().array().notNull(),
  focalX: smallint('focal_x').notNull().default(50),
  focalY: smallint('focal_y').notNull().default(50),
  version: integer().notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
})

export type BrandRow = typeof brandPictures.$inferSelect
