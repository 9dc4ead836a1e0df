import { z } from 'zod'
import { materials, sizes } from '../../../src/features/catalog/catalog.limits.ts'
import demoProducts from './demo-products.json' with { type: 'json' }

const word = z.string().min(1)
const hexColour = z.string().regex(/^#[\dA-F]{6}$/)

const demoProductSchema = z.object({
  id: word,
  sku: word,
  name_fr: word,
  name_en: word,
  category_key: word,
  material: z.enum(materials),
  composition_fr: word,
  composition_en: word,
  price: z.number().positive(),
  stock: z.number().int().nonnegative(),
  sizes: z.array(z.enum(sizes)),
  customizable: z.boolean(),
  featured: z.boolean(),
  garment: word,
  silhouette: word,
  neckline: word,
  sleeves: word,
  length: word,
  train: word,
  back: word,
  colour_fr: word,
  colour_en: word,
  colour_hex: hexColour,
  accent_hex: hexColour,
  illustration_details: z.array(word),
  description_fr: word,
  description_en: word,
  tags_fr: z.array(word),
  tags_en: z.array(word),
  animal_parts: z.boolean(),
})

const translatedSchema = z.object({ fr: word, en: word })

const demoDataSchema = z.object({
  meta: z.object({ vocabularies: z.object({ categories: z.record(z.string(), translatedSchema) }) }),
  products: z.array(demoProductSchema),
})

/** A product as `demo-products.json` describes it. */
export type DemoProduct = z.output<typeof demoProductSchema>

/** The demo house's products and categories, read and checked. */
export const readDemoData = () => {
  const { meta, products } = demoDataSchema.parse(demoProducts)
  const categories = Object.entries(meta.vocabularies.categories).map(([id, { fr, en }], position) => ({
    id,
    nameFr: fr,
    nameEn: en,
    position,
  }))
  return { products, categories }
}
