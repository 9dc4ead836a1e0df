import { z } from 'zod'
import { lineField } from '../../shared/api/text-fields.ts'
import { productLimits as limits } from '../catalog/product.limits.ts'
import { houseCauses } from '../stock/stock-causes.ts'
import {
  attributesSchema,
  category,
  composition,
  description,
  fieldsSchema,
  isListedOnce,
  name,
  price,
  readOnly,
  say,
  variantSchema,
  variantsSchema,
} from './product-fields.schema.ts'

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
