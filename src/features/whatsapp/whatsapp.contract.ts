import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { paragraphsField } from '../../shared/api/text-fields.ts'
import { whatsappAudit } from './whatsapp.audit.ts'
import { customMessageMaxLength } from './whatsapp.limits.ts'

const statusSchema = z.object({
  isOnline: z.boolean(),
  customMessage: z.string(),
  lastUpdated: z.iso.datetime(),
})

const answer = z.object({ success: z.literal(true), data: statusSchema })

export const whatsappContract = defineContract({
  'GET /whatsapp/status': {
    access: 'public',
    summary: 'Returns the availability of the chat and its message',
    answer,
  },
  'PUT /whatsapp/status': {
    access: 'admin',
    audit: [whatsappAudit.changed],
    summary: 'Sets the availability of the chat and its message',
    body: z.object({
      isOnline: z.boolean(),
      customMessage: paragraphsField({ maxLength: customMessageMaxLength }),
    }),
    answer,
  },
  'GET /admin/whatsapp': {
    access: 'admin',
    summary: 'Returns the availability of the chat, and who changed it last',
    answer: z.object({
      success: z.literal(true),
      status: statusSchema.extend({
        updatedBy: z.string().nullable().describe('Null before the first change and for a former account'),
      }),
    }),
  },
})

export type WhatsappContract = typeof whatsappContract
export type WhatsappStatus = z.output<typeof statusSchema>
