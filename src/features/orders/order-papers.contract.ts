import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { fileAnswer } from '../../shared/api/file-answer.ts'
import { lineField } from '../../shared/api/text-fields.ts'
import { mostSlips } from './admin-orders.limits.ts'

const id = lineField({ maxLength: 100 })
const params = z.object({ id })
const documentParams = z.object({ id, documentId: id })
const file = { contentType: 'application/pdf' }

export const orderPapersContract = defineContract({
  'GET /orders/{id}/invoice': {
    access: 'user',
    summary: 'Returns the invoice of one of the caller’s paid orders as PDF',
    params,
    file,
    answer: fileAnswer,
  },
  'GET /orders/{id}/documents/{documentId}': {
    access: 'user',
    summary: 'Returns an invoice or credit note of one of the caller’s orders as PDF',
    params: documentParams,
    file,
    answer: fileAnswer,
  },
  'GET /orders/{id}/contract': {
    access: 'user',
    summary: 'Returns the contract of one of the caller’s paid orders, with the accepted terms, as PDF',
    params,
    file,
    answer: fileAnswer,
  },
  'GET /admin/orders/{id}/contract': {
    access: 'staff',
    areas: ['sales', 'accounting'],
    summary: 'Returns the contract of a paid order as PDF',
    params,
    file,
    answer: fileAnswer,
  },
  'GET /admin/orders/{id}/documents/{documentId}': {
    access: 'staff',
    areas: ['sales', 'accounting'],
    summary: 'Returns an invoice or credit note of an order as PDF',
    params: documentParams,
    file,
    answer: fileAnswer,
  },
  'GET /admin/packing-slips': {
    access: 'staff',
    areas: ['sales'],
    summary: 'Returns the packing slips of paid orders as one PDF, without prices',
    query: z.object({
      orders: z
        .string()
        .max(mostSlips * 40)
        .transform((text) => text.split(','))
        .pipe(z.array(z.uuid()).min(1).max(mostSlips))
        .describe('The ids of the orders, with commas between them'),
    }),
    conflicts: 'Nothing of one of the orders has to be packed, or its payment awaits a decision',
    file,
    answer: fileAnswer,
  },
})

export type OrderPapersContract = typeof orderPapersContract
