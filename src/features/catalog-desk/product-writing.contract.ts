import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { integerParam } from '../../shared/api/query-params.ts'
import { productParams, productSchema } from '../catalog/product.schema.ts'
import { editedProductSchema } from './edited-product.schema.ts'
import { changedProductSchema, lowStockField, newProductSchema } from './product-input.schema.ts'

const params = productParams

export const productWritingContract = defineContract({
  'POST /products': {
    access: 'admin',
    summary: 'Enters a product; its pictures are sent afterwards',
    body: newProductSchema,
    status: 201,
    conflicts: 'The reference is that of another product',
    answer: productSchema,
  },
  'PUT /products/{id}': {
    access: 'admin',
    summary: 'Replaces all that is edited of a product; its pictures stay',
    params,
    body: changedProductSchema,
    conflicts: 'The version is not the present one, or the reference is that of another product',
    answer: productSchema,
  },
  'DELETE /products/{id}': {
    access: 'admin',
    summary: 'Takes a product out of the boutique; what was ordered of it stays known',
    params,
    query: z.object({
      version: integerParam({ min: 1, max: 2_147_483_647 })
        .optional()
        .describe('The version that was read; a stale one is refused'),
    }),
    conflicts: 'The version is not the present one',
    answer: z.object({ success: z.literal(true) }),
  },
  'PUT /products/{id}/low-stock': {
    access: 'admin',
    summary: 'Says at how many left of a product, all sizes together, the house is told',
    params,
    body: z.object({ lowStock: lowStockField.describe('null: once nothing is left') }),
    answer: z.object({ success: z.literal(true), lowStock: z.int().nullable() }),
  },
  'GET /admin/products/{id}': {
    access: 'admin',
    summary: 'One product with everything that is edited of it, in both languages',
    params,
    answer: z.object({ success: z.literal(true), product: editedProductSchema }),
  },
})

export type ProductWritingContract = typeof productWritingContract
