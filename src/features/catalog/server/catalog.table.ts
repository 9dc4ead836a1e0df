import { eq, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Cut } from '../../garments/cut.ts'
import type { SizeMeasures } from '../../garments/garment-measures.ts'
import { type GirthName, girthNames } from '../../sizing/size-table.ts'
import type { ProductState } from '../product.limits.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export const categories = pgTable('categories', {
  id: text().primaryKey(),
  nameFr: text('name_fr').notNull(),
  nameEn: text('name_en'),
  /** The words with which its page of the shop opens. */
  introFr: text('intro_fr'),
  introEn: text('intro_en'),
  position: integer().notNull(),
  version: integer().notNull().default(1),
})

/** The database itself keeps the words by which a product is found, in a table beside this one. */
export const products = pgTable('products', {
  id: uuid().primaryKey().defaultRandom(),
  seq: integer().notNull().generatedAlwaysAsIdentity(),
  sku: text().notNull(),
  /** It is null only for a product that was removed from the boutique. */
  categoryId: text('category_id'),
  nameFr: text('name_fr').notNull(),
  nameEn: text('name_en'),
  descriptionFr: text('description_fr').notNull(),
  descriptionEn: text('description_en'),
  compositionFr: text('composition_fr').notNull(),
  compositionEn: text('composition_en'),
  careFr: text('care_fr'),
  careEn: text('care_en'),
  tagsFr: text('tags_fr').array().notNull().default([]),
  tagsEn: text('tags_en').array().notNull().default([]),
  material: text().notNull(),
  colorFr: text('color_fr'),
  colorEn: text('color_en'),
  colorHex: text('color_hex'),
  customizable: boolean().notNull().default(false),
  featured: boolean().notNull().default(false),
  animalParts: boolean('animal_parts').notNull().default(false),
  /** The girths that decide its size: where it lies close to the body. */
  fittedAt: text('fitted_at')
    .array()
    .$type<GirthName[]>()
    .notNull()
    .default([...girthNames]),
  cut: jsonb().$type<Cut>().notNull().default({}),
  /** What the garment measures in each size that was measured. */
  measures: jsonb().$type<readonly SizeMeasures[]>().notNull().default([]),
  priceCents: integer('price_cents').notNull(),
  /** The house is told when this many are left, all sizes together; with null, when nothing is left. */
  lowStock: integer('low_stock'),
  ratingSum: integer('rating_sum').notNull().default(0),
  ratingCount: integer('rating_count').notNull().default(0),
  ratingAverage: real('rating_average').notNull().generatedAlwaysAs(sql`computed by the migration`),
  drawing: jsonb(),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  state: text().$type<ProductState>().notNull().default('published'),
  /** When a draft is published by itself. */
  publishAt: instant('publish_at'),
  /** Whether its texts promise something for the environment that has to be proven. */
  bareClaims: boolean('bare_claims').notNull().generatedAlwaysAs(sql`computed by the migration`),
  /** A product that was removed for good keeps its row, because its orders and the law on prices need it. */
  deletedAt: instant('deleted_at'),
  /** Whether the shop shows it: published, and not removed. */
  presented: boolean().notNull().generatedAlwaysAs(sql`computed by the migration`),
  version: integer().notNull().default(1),
})

/** What the shop knows. Every query of the shop asks for it, and only the team reads the others. */
export const isPresented = eq(products.presented, true)

/**
 * A product without sizes has one row, whose size is ''. Every change of a stock, also a sale, locks the product first
 * and raises its version (`lock-product.public.ts`).
 */
export const productVariants = pgTable('product_variants', {
  productId: uuid('product_id').notNull(),
  size: text().notNull().default(''),
  stock: integer().notNull(),
  position: smallint().notNull().default(0),
})

export const productImages = pgTable('product_images', {
  id: uuid().primaryKey().defaultRandom(),
  productId: uuid('product_id').notNull(),
  mediaKey: text('media_key').notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  color: text().notNull(),
  widths: integer().array().notNull(),
  /** The file beside the others that a shared link shows; null until it is made. */
  share: text(),
  altFr: text('alt_fr').notNull(),
  altEn: text('alt_en'),
  /** What stays in sight where it is cropped, in percent of its sides. */
  focalX: smallint('focal_x').notNull().default(50),
  focalY: smallint('focal_y').notNull().default(50),
  position: smallint().notNull(),
})

/** The database itself writes a row for each new price. The application only reads them. */
export const priceHistory = pgTable('price_history', {
  productId: uuid('product_id').notNull(),
  validFrom: instant('valid_from').notNull(),
  validTo: instant('valid_to'),
  priceCents: integer('price_cents').notNull(),
  seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
})
