import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { languages } from '../../shared/i18n/languages.ts'
import { consentMethods, policyVersion } from './consent.limits.ts'

const consentSchema = z.object({
  consentId: z.guid().describe('Random, made by the browser that answers'),
  choices: z.object({
    necessary: z.literal(true).describe('Cannot be switched off'),
    analytics: z.boolean(),
    marketing: z.boolean(),
    preferences: z.boolean(),
  }),
  policyVersion: z.number().int().min(1).max(policyVersion),
  language: z.enum(languages),
  method: z.enum(consentMethods),
})

export const consentContract = defineContract({
  'POST /consents': {
    access: 'public',
    idempotent: true,
    summary: 'Records a browser’s consent to cookies',
    body: consentSchema,
    status: 201,
    answer: z.object({ success: z.literal(true), recordedAt: z.iso.datetime() }),
  },
})

export type ConsentContract = typeof consentContract
export type NewConsent = z.output<typeof consentSchema>
