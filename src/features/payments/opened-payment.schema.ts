import { z } from 'zod'

/** What the browser needs to pay. */
export const openedPaymentSchema = z.object({
  provider: z.enum(['stripe', 'demo']),
  clientSecret: z
    .string()
    .describe('What this one payment is made with: kept by the browser that pays, and told to nobody else'),
  publicKey: z.string().nullable().describe('The publishable key of the provider, where it has one'),
})
