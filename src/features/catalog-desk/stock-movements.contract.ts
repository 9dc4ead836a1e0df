import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { pageParams } from '../../shared/api/query-params.ts'
import { productParams } from '../catalog/product.schema.ts'
import { stockCauses } from '../stock/stock-causes.ts'
import { movementsPageSize } from './product-list.limits.ts'

const size = z.string().nullable().describe('null for a product without sizes')

const movementSchema = z.object({
  _id: z.string(),
  size,
  change: z.int(),
  stock: z.int().describe('What was there afterwards'),
  cause: z.enum(stockCauses),
  order: z.object({ _id: z.string(), number: z.string() }).nullable(),
  by: z.string().nullable().describe('Who of the house did it'),
  reason: z.string().nullable(),
  at: z.iso.datetime(),
})

export const stockMovementsContract = defineContract({
  'GET /admin/products/{id}/movements': {
    access: 'staff',
    areas: ['catalogue'],
    summary: 'Lists how the stock of a product has moved, newest first, and what is reserved of it now',
    params: productParams,
    query: z.object(pageParams({ defaultLimit: movementsPageSize })),
    answer: z.object({
      success: z.literal(true),
      movements: z.array(movementSchema),
      reserved: z
        .array(
          z.object({ size, quantity: z.int(), order: z.object({ _id: z.string(), number: z.string() }) }),
        )
        .describe('For orders that are not paid yet'),
      count: z.int(),
      totalPages: z.int(),
    }),
  },
})

export type StockMovementsContract = typeof stockMovementsContract
export type StockMovement = Readonly<z.output<typeof movementSchema>>
