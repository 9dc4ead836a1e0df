import { boolean, date, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { boards, galleryColours, galleryOccasions } from '../gallery.limits.ts'

const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' }).notNull()

export const galleryItems = pgTable('gallery_items', {
  id: uuid().primaryKey().defaultRandom(),
  board: text({ enum: boards }).notNull(),
  position: smallint().notNull(),
  titleFr: text('title_fr').notNull().default(''),
  titleEn: text('title_en').notNull().default(''),
  textFr: text('text_fr').notNull().default(''),
  textEn: text('text_en').notNull().default(''),
  creditsFr: text('credits_fr').notNull().default(''),
  creditsEn: text('credits_en').notNull().default(''),
  altFr: text('alt_fr').notNull().default(''),
  altEn: text('alt_en').notNull().default(''),
  occasion: text({ enum: galleryOccasions }),
  colours: text({ enum: galleryColours }).array().notNull().default([]),
  key: text('media_key').notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  color: text().notNull(),
  widths: integer().array().notNull(),
  /** The file beside the others that a shared link shows, once it is there. */
  share: text(),
  focalX: smallint('focal_x').notNull().default(50),
  focalY: smallint('focal_y').notNull().default(50),
  published: boolean().notNull().default(false),
  publishedFrom: date('published_from', { mode: 'string' }),
  publishedTo: date('published_to', { mode: 'string' }),
  version: integer().notNull().default(1),
  createdAt: instant('created_at'),
  updatedAt: instant('updated_at'),
})

/** What an item shows of the catalogue, in its order. */
export const galleryProducts = pgTable('gallery_products', {
  itemId: uuid('item_id').notNull(),
  productId: uuid('product_id').notNull(),
  position: smallint().notNull(),
})
