import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { fileAnswer } from '../../shared/api/file-answer.ts'
import { lineField } from '../../shared/api/text-fields.ts'

const id = lineField({ maxLength: 100 })
const params = z.object({ id })
const documentParams = z.object({ id, documentId: id })
const file = { contentType: 'application/pdf' }

export const orderPapersContract = defineContract({
  'GET /orders/{id}/invoice': {
    access: 'user',
    summary: 'The invoice of one of the caller’s orders, once it is paid',
    params,
    file,
    answer: fileAnswer,
  },
  'GET /orders/{id}/documents/{documentId}': {
    access: 'user',
    summary: 'An invoice or a credit note of one of the caller’s orders',
    params: documentParams,
    file,
    answer: fileAnswer,
  },
  'GET /orders/{id}/contract': {
    access: 'user',
    summary: 'The contract of one of the caller’s orders, with the accepted terms, once it is paid',
    params,
    file,
    answer: fileAnswer,
  },
  'GET /admin/orders/{id}/contract': {
    access: 'staff',
    summary: 'The contract of an order, for a customer who asks the house for it, once it is paid',
    params,
    file,
    answer: fileAnswer,
  },
  'GET /admin/orders/{id}/documents/{documentId}': {
    access: 'staff',
    summary: 'An invoice or a credit note of an order',
    params: documentParams,
    file,
    answer: fileAnswer,
  },
})

export type OrderPapersContract = typeof orderPapersContract
