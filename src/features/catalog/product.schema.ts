import { z } from 'zod'
import { languages } from '../../shared/i18n/languages.ts'
import { framedPictureSchema } from '../../shared/pictures/picture.schema.ts'
import { garmentSchema } from '../garments/garment.schema.ts'
import { girthNames } from '../sizing/size-table.ts'
import { ratingRange, reviewsShown } from './reviews/product-reviews.limits.ts'

/** An id in capital letters means the same product, so it is converted to small letters before it is compared. */
export const productParams = z.object({ id: z.string().toLowerCase() })

const euros = z.number().nonnegative()

export const productImageSchema = framedPictureSchema.extend({ _id: z.string() })

const productReviewSchema = z.object({
  _id: z.string(),
  rating: z.number().int().min(ratingRange.min).max(ratingRange.max),
  comment: z.string(),
  language: z.enum(languages).nullable().describe('Of the site as its author read it; unknown of old ones'),
  date: z.string().describe('When it was published'),
  updatedAt: z.string().nullable().describe('When its author last changed it'),
  reply: z.object({ text: z.string(), date: z.string() }).nullable().describe('What the house answered'),
  verified: z.boolean().describe('Whether a delivered order of the author holds the product'),
  user: z
    .object({ firstName: z.string(), lastName: z.string() })
    .optional()
    .describe('Absent when the author has left the house'),
})

const variantSchema = z.object({
  size: z.string().nullable().describe('null for a product without sizes'),
  stock: z.number().int().nonnegative(),
})

const attributesSchema = z.object({
  material: z.string().describe('The French filter value, in every language'),
  materialName: z.string().describe('The material in the language of the call'),
  customizable: z.boolean(),
  tags: z.array(z.string()),
  composition: z.string().describe('Fibres, mandatory (§11.12)'),
  care: z.string().optional(),
  color: z.object({ name: z.string(), hex: z.string() }).optional(),
  animalParts: z.boolean().describe('Contains non-textile parts of animal origin'),
  fittedAt: z.array(z.enum(girthNames)).describe('The girths that decide its size'),
})

/** A product as every catalogue call answers it (§3). */
export const productSchema = z.object({
  _id: z.string(),
  language: z.enum(languages).describe('Of the texts; those that have no English are French'),
  name: z.string(),
  description: z.string(),
  price: euros,
  compareAtPrice: euros.optional().describe('Lowest price of the 30 days before a reduction (L112-1-1)'),
  stock: z.number().int().nonnegative().describe('Products of all sizes together'),
  featured: z.boolean(),
  images: z.array(productImageSchema),
  sharePicture: z
    .string()
    .optional()
    .describe('What a shared link shows: a JPEG of 1200 × 630 with the first picture, once it is made'),
  category: z.object({ _id: z.string(), name: z.string() }),
  sizes: z.array(z.string()).describe('The available ones'),
  variants: z.array(variantSchema),
  attributes: attributesSchema,
  garment: garmentSchema.optional().describe('Absent in lists'),
  sku: z.string(),
  ratings: z.array(productReviewSchema).describe(`The newest ${reviewsShown}, newest first; empty in lists`),
  rating: z.number().min(0).max(ratingRange.max).describe('Average, 0 without reviews'),
  ratingCount: z.number().int().nonnegative(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int().positive(),
})

export const categorySchema = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  intro: z.string().optional().describe('What the house says of it'),
  image: framedPictureSchema.optional().describe('What its page opens with'),
  productCount: z.number().int().nonnegative(),
})

export type Product = z.output<typeof productSchema>
export type ProductImage = z.output<typeof productImageSchema>
export type ProductVariant = z.output<typeof variantSchema>
export type Category = z.output<typeof categorySchema>
