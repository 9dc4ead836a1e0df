import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { passwordField } from '../accounts/signing-in/credential-fields.ts'
import { doneSchema } from '../accounts/signing-in/sign-in.contract.ts'
import { consentPurposes } from './consents.ts'
import { personalExportSchema } from './personal-export.schema.ts'

const consentSchema = z.object({
  purpose: z.enum(consentPurposes),
  granted: z.boolean(),
  answeredAt: z.string().nullable().describe('Null as long as the question was not answered: silence is no'),
})

const consentsAnswer = z.object({ success: z.literal(true), consents: z.array(consentSchema) })

export const privacyContract = defineContract({
  'GET /account/export': {
    access: 'user',
    fresh: true,
    summary: 'Exports all personal data of the caller (GDPR 15, 20)',
    answer: z.object({ success: z.literal(true), export: personalExportSchema }),
  },
  'DELETE /account': {
    access: 'user',
    summary: 'Closes the caller’s account and erases what need not be kept by law (GDPR 17)',
    body: z.object({ password: passwordField }),
    conflicts: 'The caller is the last admin of the house',
    answer: doneSchema,
  },
  'GET /account/consents': {
    access: 'user',
    summary: 'Lists the caller’s consents',
    answer: consentsAnswer,
  },
  'PUT /account/consents/{purpose}': {
    access: 'user',
    summary: 'Gives or withdraws a consent; each answer is recorded as proof',
    params: z.object({ purpose: z.enum(consentPurposes) }),
    body: z.object({ granted: z.boolean() }),
    answer: consentsAnswer,
  },
})

export type PrivacyContract = typeof privacyContract
export type Consent = Readonly<z.output<typeof consentSchema>>
