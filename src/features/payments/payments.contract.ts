import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'

const success = z.literal(true)

const providerEventSchema = z
  .object({
    id: z.string(),
    type: z.string().describe('payment_intent.succeeded, payment_intent.payment_failed, charge.refunded …'),
    created: z.number().describe('Seconds since 1970'),
    data: z.object({ object: z.record(z.string(), z.unknown()).describe('With the field names of Stripe') }),
  })
  .describe('An event in the form of Stripe’s')

const confirmSchema = z.object({
  clientSecret: z.string().max(200),
  cardNumber: z.string().max(40),
  expMonth: z.coerce.number().int().min(1).max(12),
  expYear: z.coerce.number().int().min(0).max(9999),
  cvc: z.string().max(8),
})

const bancontactSchema = confirmSchema.pick({ clientSecret: true })

const confirmedSchema = z.object({
  success,
  status: z.enum(['succeeded', 'processing', 'requires_action', 'requires_payment_method']),
  redirectUrl: z
    .string()
    .optional()
    .describe('The page of the customer’s bank, when it asks for a confirmation'),
  code: z.string().optional().describe('Why the card was refused'),
  message: z.string().optional(),
})

const challengeSchema = z.object({ challenge: z.string().max(200) })

/** The reasons to warn the team: payment is a demo, or is closed. */
const paymentsNotices = ['demo', 'closed'] as const

export const paymentsContract = defineContract({
  'GET /admin/payments': {
    access: 'staff',
    areas: 'every',
    summary: 'Returns notices about the payment set-up',
    answer: z.object({
      success,
      notice: z
        .enum(paymentsNotices)
        .nullable()
        .describe('Outside the demo house test cards are taken, or nobody can pay; null where all is well'),
    }),
  },
  'POST /payments/webhook': {
    access: 'public',
    summary: 'Receives events of the payment provider, also late, repeated or out of order',
    rawBody: {
      signatureHeaders: ['Stripe-Signature', 'Demo-Signature'],
      description:
        't=<seconds>,v1=<hexadecimal HMAC-SHA256 of « t.body »>, not older than 300 seconds; the demo signs with DEMO_WEBHOOK_SECRET',
    },
    body: providerEventSchema,
    answer: z.object({ success, received: z.literal(true) }),
  },
  'POST /payments/demo/confirm': {
    access: 'public',
    idempotent: true,
    summary: 'Pays with a test card. Absent when Stripe is on; the number is not stored',
    body: confirmSchema,
    conflicts: 'The payment was cancelled',
    answer: confirmedSchema,
  },
  'POST /payments/demo/bancontact': {
    access: 'public',
    idempotent: true,
    summary: 'Pays by the demo’s Bancontact, whose bank always asks. Absent when Stripe is on',
    body: bancontactSchema,
    conflicts: 'The payment was cancelled',
    answer: confirmedSchema,
  },
  'POST /payments/demo/challenge': {
    access: 'public',
    summary: 'Returns what the demo bank shows before the answer',
    body: challengeSchema,
    conflicts: 'It has already been answered',
    answer: z.object({
      success,
      amount: z.number(),
      reference: z.string(),
      last4: z.string().nullable(),
      isBancontact: z.boolean(),
    }),
  },
  'POST /payments/demo/answer': {
    access: 'public',
    idempotent: true,
    summary: 'Confirms or refuses a payment at the demo bank',
    body: challengeSchema.extend({ approved: z.boolean() }),
    conflicts: 'It has already been answered',
    answer: confirmedSchema,
  },
})

export type PaymentsContract = typeof paymentsContract
export type Confirmed = z.output<typeof confirmedSchema>
export type PaymentsNotice = (typeof paymentsNotices)[number]
