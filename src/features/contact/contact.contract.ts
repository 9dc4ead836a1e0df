import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField, paragraphsField } from '../../shared/api/text-fields.ts'
import { emailMaxLength } from '../accounts/accounts.limits.ts'
import { contactLengths } from './contact.limits.ts'

const { fullName, subject, message } = contactLengths
const emailInvalid = 'contact:emailInvalid'

const newMessageSchema = z.object({
  fullName: lineField({ maxLength: fullName.max }).min(fullName.min, 'contact:nameTooShort'),
  email: z
    .string()
    .overwrite((text) => text.trim().normalize('NFC'))
    .max(emailMaxLength)
    .pipe(z.email(emailInvalid)),
  subject: lineField({ maxLength: subject.max }).min(subject.min, 'contact:subjectTooShort'),
  message: paragraphsField({ maxLength: message.max }).min(message.min, 'contact:messageTooShort'),
  website: z
    .string()
    .max(200)
    .optional()
    .describe('Left empty by people, who do not see it; what fills it in is not kept'),
})

export const contactContract = defineContract({
  'POST /contact': {
    access: 'public',
    idempotent: true,
    summary: 'Sends a contact message; a receipt is mailed',
    body: newMessageSchema,
    status: 201,
    answer: z.object({ success: z.literal(true), message: z.string() }),
  },
})

export type ContactContract = typeof contactContract
export type NewMessage = z.output<typeof newMessageSchema>
