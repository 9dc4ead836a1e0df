import { z } from 'zod'
import { productStates } from '../catalog/product.limits.ts'
import { productImageSchema, productSchema } from '../catalog/product.schema.ts'
import { garmentSchema } from '../garments/garment.schema.ts'

const { materialName: _localized, ...attributes } = productSchema.shape.attributes.shape

/** The English texts of a product. A missing text is shown in French (§3). */
const englishTextsSchema = z.object({
  name: z.string().optional(),
  description: z.string().optional(),
  composition: z.string().optional(),
  care: z.string().optional(),
  tags: z.array(z.string()),
  colorName: z.string().optional(),
})

/** A product as its editor reads it: in both languages, and in a form that can be sent back. */
export const editedProductSchema = productSchema
  .pick({
    _id: true,
    name: true,
    description: true,
    price: true,
    compareAtPrice: true,
    stock: true,
    featured: true,
    category: true,
    variants: true,
    sku: true,
    createdAt: true,
    updatedAt: true,
    version: true,
  })
  .extend({
    state: z.enum(productStates),
    publishAt: z.iso.datetime().nullable().describe('When a draft is published by itself'),
    lowStock: z.int().nullable().describe('At how many left, all sizes together, the house is told'),
    attributes: z.object(attributes),
    garment: garmentSchema,
    en: englishTextsSchema.optional(),
    images: z.array(productImageSchema.extend({ altEn: z.string().optional() })),
  })

export type EditedProduct = z.output<typeof editedProductSchema>
