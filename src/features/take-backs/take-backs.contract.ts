import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { countedId } from '../../shared/api/query-params.ts'
import { lineField } from '../../shared/api/text-fields.ts'
import {
  appointmentTakeBackAudit,
  galleryTakeBackAudit,
  messageTakeBackAudit,
  plateTakeBackAudit,
  productReviewTakeBackAudit,
  productTakeBackAudit,
  settingsTakeBackAudit,
  testimonialTakeBackAudit,
} from './take-backs.audit.ts'

export const takeBacksContract = defineContract({
  'POST /admin/take-backs': {
    access: 'staff',
    areas: 'every',
    audit: [
      appointmentTakeBackAudit['taken-back'],
      messageTakeBackAudit['taken-back'],
      productReviewTakeBackAudit['taken-back'],
      testimonialTakeBackAudit['taken-back'],
      settingsTakeBackAudit['taken-back'],
      galleryTakeBackAudit['taken-back'],
      productTakeBackAudit['taken-back'],
      plateTakeBackAudit['taken-back'],
    ],
    summary: 'Takes back what was done to a record, with the rights of the call that did it',
    body: z.object({
      kind: lineField({ maxLength: 40 }).min(1).describe('The kind of record, such as `appointment`'),
      id: lineField({ maxLength: 100 }).min(1),
      action: lineField({ maxLength: 80 })
        .min(1)
        .describe('As the log names it, such as `appointment.moved`'),
      entry: countedId.optional().describe('One entry of the log; without it the last of its action'),
    }),
    conflicts: 'The record was changed since, or the customer was told already',
    answer: z.object({ success: z.literal(true) }),
  },
})

export type TakeBacksContract = typeof takeBacksContract
