import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { checkoutDraftSchema } from './checkout-draft.schema.ts'

const success = z.literal(true)

const waitingOrderSchema = z.object({
  _id: z.string(),
  number: z.string(),
  heldUntil: z.iso.datetime().describe('Until when its pieces are held'),
})

const checkoutAnswer = z.object({
  success,
  draft: checkoutDraftSchema.nullable().describe('null when nothing was entered since the last order'),
  order: waitingOrderSchema.nullable().describe('The caller’s order that waits for its payment'),
  payment: z.object({
    provider: z.enum(['stripe', 'demo']),
    publicKey: z.string().nullable().describe('What the browser speaks to the provider with'),
  }),
})

export const checkoutContract = defineContract({
  'GET /checkout': {
    access: 'user',
    summary: 'How far the caller has come with her order, on whichever device, and who takes its payment',
    answer: checkoutAnswer,
  },
  'PUT /checkout': {
    access: 'user',
    summary: 'Keeps how far she has come; what is not finished is kept as it is',
    body: checkoutDraftSchema,
    answer: z.object({ success }),
  },
})

export type CheckoutContract = typeof checkoutContract
