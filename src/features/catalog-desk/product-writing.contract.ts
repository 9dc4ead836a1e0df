import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { integerParam } from '../../shared/api/query-params.ts'
import { productStates } from '../catalog/product.limits.ts'
import { productParams, productSchema } from '../catalog/product.schema.ts'
import { productAudit } from '../catalog/products.audit.ts'
import { editedProductSchema } from './edited-product.schema.ts'
import { lowStockField } from './product-fields.schema.ts'
import {
  begunProductSchema,
  changedProductSchema,
  newProductSchema,
  productChangeSchema,
  writtenProductSchema,
} from './product-input.schema.ts'

const params = productParams

export const productWritingContract = defineContract({
  'POST /products': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productAudit.created],
    summary: 'Creates a product; its pictures are uploaded afterwards',
    body: newProductSchema,
    status: 201,
    conflicts: 'Another product has this SKU',
    answer: productSchema,
  },
  'PUT /products/{id}': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productAudit.updated],
    summary: 'Replaces the editable fields of a product; its pictures are kept',
    params,
    body: changedProductSchema,
    conflicts: 'The version is outdated, or another product has this SKU',
    answer: productSchema,
  },
  'PATCH /products/{id}': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productAudit.updated],
    summary: 'Changes single fields of a product; those that are not sent stay as they are',
    params,
    body: productChangeSchema,
    conflicts: 'The version is outdated',
    answer: z.object({ success: z.literal(true), product: editedProductSchema }),
  },
  'DELETE /products/{id}': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productAudit.removed],
    summary: 'Removes a product from the shop; existing orders keep it',
    params,
    query: z.object({
      version: integerParam({ min: 1, max: 2_147_483_647 })
        .optional()
        .describe('The version that was read; a stale one is refused'),
    }),
    conflicts: 'The version is outdated',
    answer: z.object({ success: z.literal(true) }),
  },
  'PUT /products/{id}/low-stock': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productAudit.updated],
    summary: 'Sets the stock level of a product, all sizes together, below which the team is alerted',
    params,
    body: z.object({ lowStock: lowStockField.describe('null: once nothing is left') }),
    answer: z.object({ success: z.literal(true), lowStock: z.int().nullable() }),
  },
  'PUT /products/{id}/state': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productAudit.published, productAudit.archived, productAudit.dated],
    summary: 'Publishes a product, archives it, or sets when a draft is published by itself',
    params,
    body: z.object({
      state: z.enum(productStates).describe('What was shown once is not a draft again'),
      publishAt: z.iso
        .datetime({ offset: true })
        .nullish()
        .describe('With draft alone: the moment to come at which it is published; null or absent: none'),
      version: z.int().positive().optional().describe('The version that was read; a stale one is refused'),
    }),
    conflicts: 'The version is outdated',
    answer: z.object({
      success: z.literal(true),
      ...editedProductSchema.pick({ state: true, publishAt: true, version: true }).shape,
    }),
  },
  'POST /admin/products': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productAudit.created],
    summary: 'Begins a product as a draft, which the shop does not know',
    body: begunProductSchema,
    status: 201,
    answer: z.object({ success: z.literal(true), product: editedProductSchema }),
  },
  'PUT /admin/products/{id}': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productAudit.updated],
    summary: 'Replaces the editable fields of a product; a draft may lack what the shop needs',
    params,
    body: writtenProductSchema,
    conflicts: 'The version is outdated, or another product has this SKU',
    answer: z.object({ success: z.literal(true), product: editedProductSchema }),
  },
  'GET /admin/products/{id}': {
    access: 'staff',
    areas: ['catalogue'],
    summary: 'Returns a product with all editable fields in both languages',
    params,
    answer: z.object({ success: z.literal(true), product: editedProductSchema }),
  },
})

export type ProductWritingContract = typeof productWritingContract
