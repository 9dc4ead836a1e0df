import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { emailMaxLength } from '../accounts/accounts.limits.ts'
import { linkWordLength, subscriptionSources } from './newsletter.limits.ts'

const emailInvalid = 'subscribing:emailInvalid'
const token = z.string().min(1).max(linkWordLength)
const done = z.object({ success: z.literal(true), message: z.string() })

export const newsletterContract = defineContract({
  'POST /newsletter': {
    access: 'public',
    idempotent: true,
    summary:
      'Subscribes an address to the newsletter. It is confirmed by mail; the answer does not tell whether it is known',
    body: z.object({
      email: z
        .string({ error: ({ code }) => (code === 'invalid_type' ? emailInvalid : undefined) })
        .overwrite((text) => text.trim().normalize('NFC'))
        .max(emailMaxLength)
        .pipe(z.email(emailInvalid)),
      source: z.enum(subscriptionSources).default('page').describe('The form that was filled in'),
      website: z
        .string()
        .max(200)
        .optional()
        .describe('Left empty by people, who do not see it; what fills it in is not kept'),
    }),
    status: 202,
    answer: done,
  },
  'POST /newsletter/confirm': {
    access: 'public',
    summary: 'Confirms an address by the token of the mailed link',
    body: z.object({ token }),
    answer: done,
  },
  'POST /newsletter/unsubscribe': {
    access: 'public',
    summary: 'Unsubscribes the address that the token was mailed to; succeeds if it is not subscribed',
    body: z.object({ token }),
    answer: done,
  },
})

export type NewsletterContract = typeof newsletterContract
