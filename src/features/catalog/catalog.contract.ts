import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { filterParam, flagParam, pageParams } from '../../shared/api/query-params.ts'
import {
  askedProductsLimit,
  categoryIdMaxLength,
  highestPriceEuros,
  relevance,
  searchMaxLength,
  shopPageSize,
  sortOrders,
} from './catalog.limits.ts'
import { isProductId, priceLimitOf } from './catalog.rules.ts'
import { productStates } from './product.limits.ts'
import { categorySchema, productParams, productSchema } from './product.schema.ts'

const priceParam = z
  .union([z.string().max(40), z.number()])
  .transform(priceLimitOf)
  .pipe(z.number().min(0).max(highestPriceEuros).optional())
  .describe('In euros; what is not a number counts as 0')

/**
 * Products by id, for lists that are kept elsewhere: « ids=a,b ». An empty list is an error
 * and does not mean every product.
 */
const idsParam = z
  .string()
  .describe('Ids of products, separated by commas')
  .transform((written) => written.toLowerCase().split(','))
  .pipe(z.array(z.string().refine(isProductId)).max(askedProductsLimit))

const listingQuerySchema = z.object({
  ...pageParams({ defaultLimit: shopPageSize }),
  ids: idsParam.optional(),
  search: filterParam({ maxLength: searchMaxLength }),
  category: filterParam({ maxLength: categoryIdMaxLength }),
  minPrice: priceParam.optional(),
  maxPrice: priceParam.optional(),
  featured: flagParam(),
  inStock: flagParam(),
  material: filterParam({ maxLength: 100 }),
  size: filterParam({ maxLength: 20 }).describe('In stock in this size'),
  color: filterParam({ maxLength: 20 }).describe('A family of colours, in French'),
  customizable: flagParam(),
  state: z
    .enum(productStates)
    .optional()
    .describe('Of the team alone where it is not published, which is what every other caller lists'),
  sortBy: z
    .enum([relevance, ...sortOrders])
    .default(relevance)
    .describe('By relevance what answers the search best comes first; without a search, the newest (§4)'),
})

const count = z.number().int().nonnegative()

/**
 * Each count says how many products the listing would hold if this filter had this value and
 * the others stayed as they are.
 */
const facetsSchema = z.object({
  category: z.record(z.string(), count),
  material: z.record(z.string(), count),
  size: z.record(z.string(), count),
  color: z.record(z.string(), count),
  customizable: z.object({ oui: count, non: count }),
  featured: count,
  inStock: count,
  price: z.object({ min: z.number(), max: z.number() }).describe('In euros; 0 and 0 when nothing matches'),
})

/** A filter that the words of the search ask for, and those words, so that it can be taken off. */
const understoodSchema = z.discriminatedUnion('filter', [
  z.object({ filter: z.literal('size'), words: z.string(), size: z.string() }),
  z.object({
    filter: z.literal('price'),
    words: z.string(),
    min: z.number().optional().describe('In euros'),
    max: z.number().optional(),
  }),
  z.object({
    filter: z.literal('day'),
    words: z.string(),
    day: z.string().describe('The day of the event: what cannot arrive in time is left out'),
  }),
])

const listingSchema = z.object({
  products: z.array(productSchema),
  count,
  totalPages: count,
  leftOut: z
    .array(z.string())
    .describe('Words of the search that were left out, because no product answers all of them together'),
  understood: z.array(understoodSchema).describe('What the search asks for beside its words: « taille 40 »'),
  facets: facetsSchema,
})

export const catalogContract = defineContract({
  'GET /products': {
    access: 'public',
    summary: 'Lists products, with the counts of each filter',
    query: listingQuerySchema,
    answer: listingSchema,
  },
  'GET /products/{id}': {
    access: 'public',
    summary: 'Returns a product',
    params: productParams,
    answer: productSchema,
  },
  'GET /categories': {
    access: 'public',
    summary: 'Lists categories in their display order',
    answer: z.object({ success: z.literal(true), categories: z.array(categorySchema) }),
  },
})

export type CatalogContract = typeof catalogContract
export type ListingQuery = z.output<typeof listingQuerySchema>
export type ListingFilters = Partial<z.input<typeof listingQuerySchema>>
export type Listing = z.output<typeof listingSchema>
export type UnderstoodFilter = z.output<typeof understoodSchema>
export type ListingFacets = z.output<typeof facetsSchema>
