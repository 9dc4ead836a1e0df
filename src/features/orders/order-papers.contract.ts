import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { fileAnswer } from '../../shared/api/file-answer.ts'
import { lineField } from '../../shared/api/text-fields.ts'

const id = lineField({ maxLength: 100 })
const file = { contentType: 'application/pdf' }

export const orderPapersContract = defineContract({
  'GET /orders/{id}/documents/{documentId}': {
    access: 'user',
    summary: 'An invoice or a credit note of one of the caller’s orders',
    params: z.object({ id, documentId: id }),
    file,
    answer: fileAnswer,
  },
  'GET /orders/{id}/contract': {
    access: 'user',
    summary: 'What was agreed to with one of the caller’s orders',
    params: z.object({ id }),
    file,
    answer: fileAnswer,
  },
})

export type OrderPapersContract = typeof orderPapersContract
