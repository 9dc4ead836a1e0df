import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { documentSchema } from './document.schema.ts'
import { questionSchema } from './question.schema.ts'

export const documentsContract = defineContract({
  'GET /documents/{name}': {
    access: 'public',
    summary: 'Returns a document, such as the guarantees, ready to be shown',
    params: z.object({ name: z.string().max(60) }),
    answer: z.object({ success: z.literal(true), document: documentSchema }),
  },
  'GET /questions': {
    access: 'public',
    summary: 'Lists frequent questions about made to measure, with answers',
    answer: z.object({ success: z.literal(true), questions: z.array(questionSchema) }),
  },
})

export type DocumentsContract = typeof documentsContract
