import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { fileAnswer } from '../../shared/api/file-answer.ts'
import { lineField, paragraphsField } from '../../shared/api/text-fields.ts'
import {
  hasPostalCodeOfCountry,
  phoneField,
  postalAddressSchema,
} from '../../shared/postal/postal-address.schema.ts'
import { emailField } from '../accounts/signing-in/credential-fields.ts'
import { openedPaymentSchema } from '../payments/opened-payment.schema.ts'
import { commissionLineSchema, commissionSchema } from './commission.schema.ts'
import {
  budgets,
  measureWays,
  nameLength,
  occasions,
  placeLength,
  wordsLength,
} from './commissions.limits.ts'
import { stageKeys } from './stages/stages.ts'

const success = z.literal(true)
export const momentField = z.iso
  .datetime({ offset: true })
  .describe('The beginning of a slot, as the slots say it')
const nameField = lineField({ maxLength: nameLength }).min(1)
const params = z.object({ id: z.uuid() })
const version = z.coerce.number().int().min(1).max(10_000)
const query = z.object({
  key: z.string().max(100).optional().describe('Of the link that was mailed; not needed by the owner'),
})
const oneAnswer = z.object({ success, commission: commissionSchema })

export const wishSchema = z.object({
  occasion: z.enum(occasions),
  eventDate: z.iso
    .date()
    .nullish()
    .transform((day) => day ?? null),
  eventPlace: lineField({ maxLength: placeLength }).default(''),
  budget: z
    .enum(budgets)
    .nullish()
    .transform((budget) => budget ?? null),
  words: paragraphsField({ maxLength: wordsLength }).default(''),
  measures: z.enum(measureWays).default('salon'),
  profileId: z
    .uuid()
    .nullish()
    .transform((id) => id ?? null)
    .describe('The caller’s own sheet of measures, where they are kept'),
  productId: z
    .uuid()
    .nullish()
    .transform((id) => id ?? null)
    .describe('The product that it begins from'),
  firstName: nameField,
  lastName: nameField,
  email: emailField,
  phone: phoneField.default(''),
})

export const acceptanceSchema = z.object({
  name: lineField({ maxLength: nameLength * 2 })
    .min(1)
    .describe('Who accepts, as it is written'),
  billingAddress: postalAddressSchema.refine(hasPostalCodeOfCountry, {
    path: ['postalCode'],
    error: 'request:fields.postalCode',
  }),
  accepted: z.boolean().describe('The sentence beside the box was agreed to'),
  document: z.string().max(100).describe('The SHA-256 of the PDF that was read, as the quote says it'),
})

export const commissionsContract = defineContract({
  'POST /commissions': {
    access: 'public',
    idempotent: true,
    summary: 'Asks for a product made to measure, signed in or not',
    body: wishSchema,
    status: 201,
    answer: oneAnswer.extend({
      manageKey: z.string().describe('Opens the commission like the link that is mailed'),
      message: z.string(),
    }),
  },
  'GET /commissions': {
    access: 'user',
    summary: 'Lists the caller’s commissions, newest first',
    answer: z.object({ success, commissions: z.array(commissionLineSchema) }),
  },
  'GET /commissions/{id}': {
    access: 'public',
    summary:
      'Returns a commission, to its owner or by the key of the mailed link; an open payment is asked after',
    params,
    query,
    answer: oneAnswer,
  },
  'POST /commissions/{id}/give-up': {
    access: 'public',
    idempotent: true,
    summary: 'Withdraws a wish, or refuses its quote, before one was accepted',
    params,
    query,
    body: z.object({ words: paragraphsField({ maxLength: wordsLength }).default('') }),
    conflicts: 'A quote was accepted, or it has ended',
    answer: oneAnswer,
  },
  'GET /commissions/{id}/quotes/{version}.pdf': {
    access: 'public',
    summary: 'Returns a quote as it was sent',
    params: params.extend({ version }),
    query,
    file: { contentType: 'application/pdf' },
    answer: fileAnswer,
  },
  'POST /commissions/{id}/quotes/{version}/accept': {
    access: 'public',
    idempotent: true,
    summary: 'Accepts a quote with an obligation to pay, for the owner or by the key of the mailed link',
    params: params.extend({ version }),
    query,
    body: acceptanceSchema,
    conflicts: 'It is accepted, replaced or lapsed, costs less than was paid, or its document is another one',
    answer: oneAnswer.extend({ message: z.string() }),
  },
  'POST /commissions/{id}/stages/{stage}/appointment': {
    access: 'public',
    idempotent: true,
    summary:
      'Books the appointment at the end of the present stage, for the owner or by the key of the mailed link',
    params: params.extend({ stage: z.enum(stageKeys) }),
    query,
    body: z.object({ start: momentField }),
    conflicts: 'The stage is not present or waits for money, has an appointment, or the slot is not open',
    answer: oneAnswer,
  },
  'POST /commissions/{id}/instalments/{instalmentId}/payment': {
    access: 'public',
    idempotent: true,
    summary: 'Opens the payment of an instalment that is due',
    params: params.extend({ instalmentId: z.uuid() }),
    query,
    conflicts: 'The instalment is paid, replaced or not due yet',
    answer: z.object({ success, amount: z.number(), payment: openedPaymentSchema }),
  },
  'GET /commissions/{id}/papers/{paperId}.pdf': {
    access: 'public',
    summary: 'Returns an invoice or a credit note of a commission',
    params: params.extend({ paperId: z.uuid() }),
    query,
    file: { contentType: 'application/pdf' },
    answer: fileAnswer,
  },
})

export type CommissionsContract = typeof commissionsContract
export type Wish = z.output<typeof wishSchema>
export type AcceptanceInput = z.output<typeof acceptanceSchema>
