import { z } from 'zod'
import { lineField, orNothing, paragraphsField } from '../../shared/api/text-fields.ts'
import { languages } from '../../shared/i18n/languages.ts'
import type { RefusalRegistry } from '../../shared/i18n/text-registry.ts'
import {
  categoryIdMaxLength,
  highestPriceEuros,
  madeToMeasure,
  materials,
  sizes,
} from '../catalog/catalog.limits.ts'
import { wearingOrder } from '../catalog/catalog.rules.ts'
import { productLimits as limits } from '../catalog/product.limits.ts'
import { sentGarmentSchema } from '../garments/garment.schema.ts'
import { girthNames } from '../sizing/size-table.ts'
import './product-input.refusals.fr.ts'

export const say = (text: keyof RefusalRegistry['product-input']) => `product-input:${text}`

/**
 * A field that is answered, and ignored when it is sent back. So a client need not remove fields from a
 * product in order to change it.
 */
export const readOnly = () =>
  z.unknown().optional().meta({ readOnly: true, description: 'Answered; ignored when sent' })

/** One of the words that the house knows. Its input type is any text, so that what was read can be sent back. */
const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z
    .string()
    .meta({ enum: [...words] })
    .pipe(z.enum(words))

export const name = lineField({ maxLength: limits.nameLength })
export const description = paragraphsField({ maxLength: limits.descriptionLength })
export const composition = paragraphsField({ maxLength: limits.compositionLength })
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

export const category = z
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

export const attributesSchema = z.strictObject({
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

export const variantSchema = z.strictObject({
  size: oneOf(sizes).nullable().describe('null for a product without sizes'),
  stock: z.int().min(0).max(limits.stockOfSize),
})

export const isListedOnce = (variants: readonly z.output<typeof variantSchema>[], ctx: z.RefinementCtx) => {
  for (const [place, { size }] of variants.entries()) {
    const path = [place, 'size']
    const isTwice = variants.findIndex((variant) => variant.size === size) < place
    if (isTwice) ctx.addIssue({ code: 'custom', path, message: say('sizeTwice') })
    else if (size === null && variants.length > 1)
      ctx.addIssue({ code: 'custom', path, message: say('sizelessAlone') })
  }
}

const measurableSizes: readonly (string | null)[] = [null, ...sizes.filter((size) => size !== madeToMeasure)]

const garment = sentGarmentSchema
  .superRefine(({ measures }, ctx) => {
    for (const [place, { size }] of measures.entries()) {
      const refuse = (text: Parameters<typeof say>[0]) =>
        ctx.addIssue({ code: 'custom', path: ['measures', place, 'size'], message: say(text) })
      if (!measurableSizes.includes(size)) refuse('sizeOfHouse')
      else if (measures.findIndex((of) => of.size === size) < place) refuse('sizeTwice')
    }
  })
  .transform(({ cut, measures }) => ({
    cut,
    measures: measures.toSorted((a, b) => wearingOrder(a.size ?? '') - wearingOrder(b.size ?? '')),
  }))

export const variantsSchema = z.array(variantSchema).min(1).superRefine(isListedOnce)

/** With null the house is told when nothing is left. */
export const lowStockField = z.int().min(0).max(limits.stockOfSize).nullable()

export const price = z
  .number()
  .int({ error: say('wholeEuros') })
  .min(0)
  .max(highestPriceEuros)
  .describe('Whole euros')

export const fieldsSchema = z.strictObject({
  name: name.min(1),
  description: description.min(1),
  price,
  featured: z.boolean().default(false),
  category,
  sku: sku.default('').describe('Without one, a product is called by the beginning of its id (§2)'),
  attributes: attributesSchema,
  variants: variantsSchema.optional().describe('The stock of each size, all of them'),
  garment: garment.optional().describe('How it is cut, what it measures; absent it stays as it is'),
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
