import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { countAnswer, eurosParam, filterParam, pagesParams } from '../../shared/api/query-params.ts'
import { framedPictureSchema } from '../../shared/pictures/picture.schema.ts'
import { categoryIdMaxLength, searchMaxLength } from '../catalog/catalog.limits.ts'
import { productLimits, productStates } from '../catalog/product.limits.ts'
import { categorySchema, productSchema } from '../catalog/product.schema.ts'
import { listAudit } from '../journal/lists.audit.ts'
import {
  listedProductSorts,
  listedProductsPageSize,
  productTraits,
  stockLevels,
} from './product-list.limits.ts'

const listedProductSchema = z.object({
  _id: z.string(),
  sku: z.string(),
  name: z.string().describe('In French'),
  nameEn: z.string().nullable(),
  category: categorySchema.pick({ _id: true, name: true }),
  price: z.number().describe('Euros'),
  stock: z.int().describe('All sizes together'),
  variants: z.array(
    productSchema.shape.variants.element.extend({
      held: z.int().describe('Reserved for orders that are not paid yet'),
    }),
  ),
  featured: z.boolean(),
  customizable: z.boolean(),
  state: z.enum(productStates),
  publishAt: z.iso.datetime().nullable().describe('When a draft is published by itself'),
  image: framedPictureSchema.nullable().describe('The main picture'),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})

export const productListContract = defineContract({
  'GET /admin/products': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [listAudit.saved],
    summary: 'Lists products as the team works on them',
    query: z.object({
      ...pagesParams({ defaultLimit: listedProductsPageSize }),
      category: filterParam({ maxLength: categoryIdMaxLength }).describe('The id of a category'),
      stock: z.enum(stockLevels).optional().describe('How much is left; low is at the level of its alert'),
      status: z.enum(productStates).optional().describe('Its state'),
      trait: z.enum(productTraits).optional().describe('What it is, or lacks'),
      price: eurosParam(),
      search: filterParam({ maxLength: searchMaxLength }).describe('Name or SKU'),
      sku: filterParam({ maxLength: productLimits.skuLength }).describe('The whole SKU, in capitals or not'),
      sort: z.enum(listedProductSorts).default('newest'),
    }),
    answer: z.object({
      success: z.literal(true),
      products: z.array(listedProductSchema),
      counts: z.record(z.enum(productStates), z.int()).describe('How many of each state match the rest'),
      ...countAnswer,
    }),
  },
})

export type ProductListContract = typeof productListContract
export type ListedProduct = Readonly<z.output<typeof listedProductSchema>>
