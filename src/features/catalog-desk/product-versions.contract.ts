import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { pageParams } from '../../shared/api/query-params.ts'
import { productParams } from '../catalog/product.schema.ts'
import { productAudit } from '../catalog/products.audit.ts'
import { editedProductSchema } from './edited-product.schema.ts'
import { versionsPageSize } from './product-list.limits.ts'
import { staleFields, versionActions, versionedFields } from './versioned-fields.ts'

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])

const versionSchema = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  by: z.string().nullable().describe('Null for the house itself'),
  action: z.enum(versionActions),
  reason: z.string().nullable(),
  changes: z.array(
    z.object({
      field: z.enum(versionedFields),
      before: valueSchema.optional(),
      after: valueSchema.optional(),
    }),
  ),
  restorable: z.boolean().describe('Whether the product can be as it was then: it is otherwise now'),
})

const params = productParams
const euros = z.number().describe('Euros')

export const productVersionsContract = defineContract({
  'GET /admin/products/{id}/versions': {
    access: 'staff',
    areas: ['catalogue'],
    summary: 'Lists what was done to a product, newest first, field by field',
    params,
    query: z.object(pageParams({ defaultLimit: versionsPageSize })),
    answer: z.object({
      success: z.literal(true),
      versions: z.array(versionSchema),
      stale: z
        .array(z.enum(staleFields))
        .describe('The texts whose French has changed since their English was written'),
      count: z.int(),
      totalPages: z.int(),
    }),
  },
  'GET /admin/products/{id}/prices': {
    access: 'staff',
    areas: ['catalogue'],
    summary:
      'Lists the prices at which a product was sold, the oldest first, and what the law allows to be said',
    params,
    answer: z.object({
      success: z.literal(true),
      prices: z.array(
        z.object({
          price: euros,
          from: z.iso.datetime(),
          to: z.iso.datetime().nullable().describe('null while it applies'),
        }),
      ),
      lowest: euros.nullable().describe('Of the last 30 days: a lower price is announced as reduced from it'),
      reduction: z
        .object({ from: euros, until: z.iso.datetime() })
        .nullable()
        .describe('The crossed-out price, and until when it is shown'),
    }),
  },
  'POST /admin/products/{id}/restorations': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productAudit.restored],
    summary: 'Makes a product as it was after one of its versions, as a new one; stock and pictures stay',
    params,
    body: z.object({
      version: z
        .string()
        .regex(/^\d{1,15}$/)
        .describe('The id of a version'),
      seen: z.int().positive().optional().describe('The version of the product that was read'),
    }),
    conflicts: 'The version is outdated, or another product has the SKU of then',
    answer: z.object({ success: z.literal(true), product: editedProductSchema }),
  },
  'POST /admin/products/{id}/copies': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productAudit.created],
    summary: 'Begins a draft with what a product has, its pictures too; with no stock and no reference',
    params,
    body: z.object({}),
    status: 201,
    answer: z.object({ success: z.literal(true), product: editedProductSchema }),
  },
})

export type ProductVersionsContract = typeof productVersionsContract
export type ProductPrices = Readonly<
  z.output<(typeof productVersionsContract)['GET /admin/products/{id}/prices']['answer']>
>
export type ProductVersion = Readonly<z.output<typeof versionSchema>>
