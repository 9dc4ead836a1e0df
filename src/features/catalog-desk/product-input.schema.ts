import { z } from 'zod'
import { lineField, orNothing, paragraphsField } from '../../shared/api/text-fields.ts'
import { languages } from '../../shared/i18n/languages.ts'
import type { RefusalRegistry } from '../../shared/i18n/text-registry.ts'
import { categoryIdMaxLength, highestPriceEuros, materials, sizes } from '../catalog/catalog.limits.ts'
import { productLimits as limits } from '../catalog/product.limits.ts'
import { girthNames } from '../sizing/size-table.ts'
import { houseCauses } from '../stock/stock-causes.ts'
import './product-input.refusals.fr.ts'

const say = (text: keyof RefusalRegistry['product-input']) => `product-input:${text}`

/**
 * A field that is answered, and ignored when it is sent back. So a client need not remove fields from a
 * product in order to change it.
 */
const readOnly = () =>
  z.unknown().optional().meta({ readOnly: true, description: 'Answered; ignored when sent' })

/** One of the words that the house knows. Its input type is any text, so that what was read can be sent back. */
const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z
    .string()
    .meta({ enum: [...words] })
    .pipe(z.enum(words))

const name = lineField({ maxLength: limits.nameLength })
const description = paragraphsField({ maxLength: limits.descriptionLength })
const composition = paragraphsField({ maxLength: limits.compositionLength })
const care = paragraphsField({ maxLength: limits.careLength })
const colorName = lineField({ maxLength: limits.colorNameLength })
const tag = lineField({ maxLength: limits.tagLength }).min(1)

const listOfJson = (sent: readonly string[] | string | undefined) => {
  if (typeof sent !== 'string') return sent
  try {
    return JSON.parse(sent) as unknown
  } catch {
    return sent
  }
}

const tags = z
  .preprocess(listOfJson, z.array(tag).max(limits.tagCount).default([]))
  .transform((list) => [...new Set(list)])
  .meta({
    description: 'A list, or a JSON string of one (§3); the same word twice counts once',
    oneOf: [
      {
        type: 'array',
        items: { type: 'string', minLength: 1, maxLength: limits.tagLength },
        maxItems: limits.tagCount,
      },
      { type: 'string', contentMediaType: 'application/json' },
    ],
  })

const category = z
  .preprocess(
    (sent: string | { readonly _id: string }) =>
      typeof sent === 'object' && sent !== null ? sent._id : sent,
    lineField({ maxLength: categoryIdMaxLength }).min(1),
  )
  .meta({
    description: 'Its id, or the category as it is answered',
    oneOf: [
      { type: 'string', minLength: 1, maxLength: categoryIdMaxLength },
      { type: 'object', required: ['_id'], properties: { _id: { type: 'string' } } },
    ],
  })

// The description of the API shows this pattern to callers, who may send small letters as well.
const sku = lineField({ maxLength: limits.skuLength })
  .toUpperCase()
  .regex(/^([A-Za-z\d]+([-.][A-Za-z\d]+)*)?$/, { error: say('reference') })

const color = z.strictObject({
  name: colorName.min(1),
  hex: z
    .string()
    .toUpperCase()
    .regex(/^#[\dA-Fa-f]{6}$/, { error: say('hexColor') }),
})

const attributesSchema = z.strictObject({
  material: oneOf(materials),
  materialName: readOnly(),
  customizable: z.boolean().default(false),
  tags,
  composition: composition.min(1),
  care: orNothing(care),
  color: color.nullish().transform((chosen) => chosen ?? null),
  animalParts: z.boolean().default(false),
  fittedAt: z
    .array(oneOf(girthNames))
    .min(1)
    .max(girthNames.length)
    .default([...girthNames]),
})

const englishSchema = z.strictObject({
  name: orNothing(name),
  description: orNothing(description),
  composition: orNothing(composition),
  care: orNothing(care),
  tags,
  colorName: orNothing(colorName),
})

const variantSchema = z.strictObject({
  size: oneOf(sizes).nullable().describe('null for a product without sizes'),
  stock: z.int().min(0).max(limits.stockOfSize),
})

const isListedOnce = (variants: readonly z.output<typeof variantSchema>[], ctx: z.RefinementCtx) => {
  for (const [place, { size }] of variants.entries()) {
    const path = [place, 'size']
    const isTwice = variants.findIndex((variant) => variant.size === size) < place
    if (isTwice) ctx.addIssue({ code: 'custom', path, message: say('sizeTwice') })
    else if (size === null && variants.length > 1)
      ctx.addIssue({ code: 'custom', path, message: say('sizelessAlone') })
  }
}

const variantsSchema = z.array(variantSchema).min(1).superRefine(isListedOnce)

/** With null the house is told when nothing is left. */
export const lowStockField = z.int().min(0).max(limits.stockOfSize).nullable()

const price = z
  .number()
  .int({ error: say('wholeEuros') })
  .min(0)
  .max(highestPriceEuros)
  .describe('Whole euros')

const fieldsSchema = z.strictObject({
  name: name.min(1),
  description: description.min(1),
  price,
  featured: z.boolean().default(false),
  category,
  sku: sku.default('').describe('Without one, a product is called by the beginning of its id (§2)'),
  attributes: attributesSchema,
  variants: variantsSchema.optional().describe('The stock of each size, all of them'),
  stock: z
    .int()
    .min(0)
    .optional()
    .describe(
      `Instead of variants, for a product without sizes, at most ${limits.stockOfSize}; beside them ignored`,
    ),
  sizes: readOnly(),
  lowStock: lowStockField
    .optional()
    .describe('At how many left, all sizes together, the house is told; absent it stays as it is'),
  en: englishSchema
    .nullish()
    .describe('English texts, all of them; absent they stay as they are, null takes them away'),
  state: readOnly(),
  publishAt: readOnly(),
  _id: readOnly(),
  language: z
    .enum(languages)
    .pipe(z.literal('fr', { error: say('inFrench') }))
    .optional()
    .describe('Of the texts as they were read: a product read in English is not its French'),
  compareAtPrice: readOnly(),
  images: readOnly(),
  ratings: readOnly(),
  sharePicture: readOnly(),
  rating: readOnly(),
  ratingCount: readOnly(),
  createdAt: readOnly(),
  updatedAt: readOnly(),
})

type Stocked = Pick<z.output<typeof fieldsSchema>, 'variants' | 'stock' | 'sizes'>

/** One number cannot be divided among sizes, so a product that has sizes must state the stock of each. */
const stockIsTold = ({ variants, stock, sizes }: Stocked, ctx: z.RefinementCtx) => {
  if (variants) return
  const isSized = Array.isArray(sizes) && sizes.length > 0
  if (isSized) ctx.addIssue({ code: 'custom', path: ['variants'], message: say('stockOfEachSize') })
  else if (stock === undefined)
    ctx.addIssue({ code: 'custom', path: ['variants'], message: 'request:fields.required' })
  else if (stock > limits.stockOfSize)
    ctx.addIssue({ code: 'too_big', origin: 'number', maximum: limits.stockOfSize, path: ['stock'] })
}

const seenVersion = z.int().positive().describe('The version that was read; a stale one is refused')

/** A product as an admin enters it: French texts in the fields of §3, English texts beside them. */
export const newProductSchema = fieldsSchema.extend({ version: readOnly() }).superRefine(stockIsTold)

/** All editable fields of a product at once, and the version that the editor saw. */
export const changedProductSchema = fieldsSchema.extend({ version: seenVersion }).superRefine(stockIsTold)

/** What a product begins with. The rest is written while it is a draft. */
export const begunProductSchema = z.strictObject({ name: name.min(1), category, price })

/** All editable fields of a product that may still be a draft, which lacks what it will need when it is shown. */
export const writtenProductSchema = fieldsSchema.extend({
  stock: readOnly(),
  description: description.describe('Empty in a draft alone'),
  attributes: attributesSchema.extend({ composition: composition.describe('Empty in a draft alone') }),
  variants: z.array(variantSchema).superRefine(isListedOnce).describe('Empty in a draft alone'),
  version: seenVersion,
})

/** Some fields of a product; those that are absent stay as they are. */
export const productChangeSchema = z.strictObject({
  price: price.optional(),
  category: category.optional(),
  featured: z.boolean().optional(),
  stocks: variantsSchema.optional().describe('The stock of some of its sizes'),
  cause: z.enum(houseCauses).optional().describe('By what the stock changes; corrected when left out'),
  reason: lineField({ maxLength: limits.reasonLength }).min(1).optional().describe('Kept in the log'),
  version: seenVersion.optional(),
})

export type ProductInput = Omit<z.output<typeof newProductSchema>, 'version'>
