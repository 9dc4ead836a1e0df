import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { fileAnswer } from '../../shared/api/file-answer.ts'
import {
  countAnswer,
  countryParam,
  daysParam,
  eurosParam,
  filterParam,
  pagesParams,
} from '../../shared/api/query-params.ts'
import { categoryIdMaxLength } from '../catalog/catalog.limits.ts'
import { listAudit } from '../journal/lists.audit.ts'
import { adminOrderSummarySchema } from './admin-order.schema.ts'
import {
  adminOrderSorts,
  adminOrdersPageSize,
  deliveryMethods,
  orderColumns,
  orderFilters,
  ordersDue,
  ordersMade,
  searchLength,
  sizeMaxLength,
} from './admin-orders.limits.ts'
import { orderListAudit } from './orders.audit.ts'

const count = z.number().int().nonnegative()

/** By what the list of orders is narrowed and sorted. */
const wantedOrders = {
  status: z
    .enum(orderFilters)
    .optional()
    .describe('A status; or alerted: its payment is suspected or disputed; or a refund that was not made'),
  due: z.enum(ordersDue).optional().describe('Those that the dashboard counts as late, or to be begun'),
  search: filterParam({ maxLength: searchLength }).describe(
    'Beginnings of words: number, e-mail address, name of the buyer',
  ),
  delivery: z.enum(deliveryMethods).optional(),
  country: countryParam().describe('Where it is sent to; an order that is collected has none'),
  made: z.enum(ordersMade).optional().describe('Whether a product of it is made to measure'),
  placed: daysParam().describe('The days on which it was placed'),
  paid: daysParam().describe('The days on which it was paid'),
  refunded: daysParam().describe('The days on which money of it went back'),
  product: z.uuid().optional().describe('Those with this product'),
  category: filterParam({ maxLength: categoryIdMaxLength }).describe('Those with a product of this category'),
  size: filterParam({ maxLength: sizeMaxLength }).describe('Those with a product of this size'),
  promised: daysParam().describe('The days by which all of it was promised'),
  total: eurosParam(),
  sort: z.enum(adminOrderSorts).default('newest'),
}

export const orderListContract = defineContract({
  'GET /admin/orders': {
    access: 'staff',
    areas: ['sales', 'accounting'],
    audit: [listAudit.saved],
    summary: 'Lists orders',
    query: z.object({ ...pagesParams({ defaultLimit: adminOrdersPageSize }), ...wantedOrders }),
    answer: z.object({
      success: z.literal(true),
      orders: z.array(adminOrderSummarySchema),
      ...countAnswer,
      counts: z.record(z.enum(orderFilters), count).describe('Orders of each status, whatever was asked for'),
    }),
  },
  'GET /admin/orders-export': {
    access: 'staff',
    areas: ['accounting'],
    audit: [orderListAudit.exported],
    fresh: true,
    summary: 'Exports orders as CSV, with the columns that are named, in their order',
    query: z.object({
      ...wantedOrders,
      columns: z
        .string()
        .max(200)
        .transform((text) => text.split(','))
        .pipe(z.array(z.enum(orderColumns)).min(1).max(orderColumns.length)),
    }),
    file: { contentType: 'text/csv; charset=utf-8' },
    answer: fileAnswer,
  },
})

export type OrderListContract = typeof orderListContract
