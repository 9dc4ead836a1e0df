import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { emailField } from '../accounts/signing-in/credential-fields.ts'
import { productParams } from '../catalog/product.schema.ts'
import { linkWordLength } from './restock.limits.ts'

const sizeField = z
  .string()
  .max(40)
  .nullish()
  .transform((size) => size ?? '')
  .describe('Left out for a product without sizes')

const linkWord = z.string().min(1).max(linkWordLength)
const done = z.object({ success: z.literal(true), message: z.string() })

export const restockContract = defineContract({
  'POST /products/{id}/stock-alerts': {
    access: 'public',
    idempotent: true,
    summary:
      'Creates a back-in-stock alert. The address is confirmed by mail, unless it is the caller’s confirmed one; the answer does not tell whether it is known',
    params: productParams,
    body: z.object({ size: sizeField, email: emailField }),
    status: 202,
    conflicts: 'The size is in stock',
    answer: done.extend({ waits: z.boolean().describe('Nothing is left to confirm') }),
  },
  'POST /stock-alerts/confirm': {
    access: 'public',
    summary: 'Confirms an address by the token of the mailed link',
    body: z.object({ token: linkWord }),
    answer: done.extend({
      productId: z.string(),
      isBack: z.boolean().describe('It is in stock already: there is nothing to wait for'),
    }),
  },
  'POST /stock-alerts/stop': {
    access: 'public',
    summary: 'Deletes all alerts of the address that the key was mailed to; succeeds if there are none',
    body: z.object({ key: linkWord }),
    answer: done,
  },
})

export type RestockContract = typeof restockContract
