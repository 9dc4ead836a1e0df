import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { productParams } from '../catalog/product.schema.ts'
import { productAudit } from '../catalog/products.audit.ts'
import { writtenProductSchema } from './product-input.schema.ts'
import { versionedFields } from './versioned-fields.ts'

const success = z.literal(true)
const params = productParams
const seen = z.int().positive().describe('The version of the changes that was read')

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])

const nextVersionSchema = z.object({
  changes: z.array(
    z.object({
      field: z.enum(versionedFields),
      before: value.describe('As the shop shows it now'),
      after: value,
      changedSince: z.boolean().describe('The shop shows something else than when the change was written'),
    }),
  ),
  publishAt: z.iso.datetime().nullable().describe('When it is published by itself'),
  savedAt: z.iso.datetime(),
  version: z.int(),
})

const answer = z.object({ success, nextVersion: nextVersionSchema.nullable() })

export const nextVersionContract = defineContract({
  'GET /admin/products/{id}/next-version': {
    access: 'staff',
    areas: ['catalogue'],
    summary: 'Returns the changes that wait beside a product while the shop shows it as it is',
    params,
    answer,
  },
  'PUT /admin/products/{id}/next-version': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productAudit.next_saved],
    summary: 'Keeps what differs from the product as its next version; its stock does not wait',
    params,
    body: z.object({
      product: writtenProductSchema,
      seen: seen.nullable().describe('Null where none was there'),
      adds: z.boolean().describe('To the changes that wait already; otherwise it takes their place'),
    }),
    conflicts: 'The product or its next version was changed meanwhile, or the shop does not show the product',
    answer,
  },
  'PUT /admin/products/{id}/next-version/date': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productAudit.next_saved],
    summary: 'Sets when the next version of a product is published by itself',
    params,
    body: z.object({
      publishAt: z.iso
        .datetime({ offset: true })
        .nullable()
        .describe('A moment to come; null: somebody publishes it'),
      seen,
    }),
    conflicts: 'The next version was changed meanwhile',
    answer,
  },
  'POST /admin/products/{id}/next-version/publication': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productAudit.next_published],
    summary: 'Publishes the next version of a product, all its changes at once',
    params,
    body: z.object({ seen }),
    conflicts: 'The next version was changed meanwhile, or another product has its SKU',
    answer: z.object({ success }),
  },
  'DELETE /admin/products/{id}/next-version': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productAudit.next_discarded],
    summary: 'Discards the next version of a product',
    params,
    answer: z.object({ success }),
  },
})

export type NextVersionContract = typeof nextVersionContract
export type NextVersion = Readonly<z.output<typeof nextVersionSchema>>
