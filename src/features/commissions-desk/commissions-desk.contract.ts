import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { fileAnswer } from '../../shared/api/file-answer.ts'
import { daysParam, filterParam, pagesParams } from '../../shared/api/query-params.ts'
import { lineField, paragraphsField } from '../../shared/api/text-fields.ts'
import { languages } from '../../shared/i18n/languages.ts'
import { momentField, wishSchema } from '../commissions/commissions.contract.ts'
import {
  commissionsPageSize,
  mostEuros,
  mostStageHours,
  placeLength,
  wordsLength,
} from '../commissions/commissions.limits.ts'
import { commissionStatuses } from '../commissions/stages/commission-status.rules.ts'
import { stageKeys } from '../commissions/stages/stages.ts'
import { listAudit } from '../journal/lists.audit.ts'
import { commissionAudit } from './commission.audit.ts'
import { searchMaxLength, waitingFor } from './commissions-desk.limits.ts'
import { boardCardSchema, deskDay as day, deskLineSchema, oneAnswer } from './desk-commission.schema.ts'

const success = z.literal(true)
const count = z.number().int().nonnegative()
const params = z.object({ id: z.uuid() })
const stageParams = params.extend({ stage: z.enum(stageKeys) })
const words = paragraphsField({ maxLength: wordsLength })
const areas = ['sales', 'salon'] as const

export const commissionsDeskContract = defineContract({
  'GET /admin/commissions': {
    access: 'staff',
    areas,
    audit: [listAudit.saved],
    summary: 'Lists commissions, those whose event comes first at the top, ended ones last',
    query: z.object({
      ...pagesParams({ defaultLimit: commissionsPageSize }),
      status: z.enum(commissionStatuses).optional(),
      waiting: z.enum(waitingFor).optional().describe('Whose turn it is'),
      event: daysParam().describe('The days of the event'),
      search: filterParam({ maxLength: searchMaxLength }),
    }),
    answer: z.object({
      success,
      commissions: z.array(deskLineSchema),
      count,
      totalPages: count,
      counts: z.record(z.enum(commissionStatuses), count),
    }),
  },
  'GET /admin/commission-board': {
    access: 'staff',
    areas,
    summary: 'Returns what goes on as a board by stage, with what the atelier works in the next seven days',
    answer: z.object({
      success,
      cards: z.array(boardCardSchema).describe('In the order in which they are pressing'),
      week: z.object({
        minutes: count.describe('What all hands together work in a week'),
        planned: count.describe('What is planned for the seven days from today'),
      }),
    }),
  },
  'POST /admin/commissions': {
    access: 'staff',
    areas,
    audit: [commissionAudit.noted],
    idempotent: true,
    summary: 'Notes a commission for a customer, after a visit or a call',
    body: wishSchema.omit({ profileId: true }).extend({
      email: z.union([wishSchema.shape.email, z.literal('')]).describe('Empty where the customer has none'),
      language: z.enum(languages).default('fr'),
    }),
    status: 201,
    answer: oneAnswer,
  },
  'GET /admin/commissions/{id}': {
    access: 'staff',
    areas,
    summary: 'Returns a commission with its draft, its money and what can be done',
    params,
    answer: oneAnswer,
  },
  'PUT /admin/commissions/{id}': {
    access: 'staff',
    areas,
    audit: [commissionAudit.changed],
    summary:
      'Changes the event or the e-mail address; the customer is told of a new date, a new address gets the link',
    params,
    body: z.object({
      eventDate: day.nullable().optional(),
      eventPlace: lineField({ maxLength: placeLength }).optional(),
      email: z.union([wishSchema.shape.email, z.literal('')]).optional(),
    }),
    conflicts: 'It has ended',
    answer: oneAnswer,
  },
  'GET /admin/commissions/{id}/papers/{paperId}.pdf': {
    access: 'staff',
    areas,
    summary: 'Returns an invoice or a credit note of a commission',
    params: params.extend({ paperId: z.uuid() }),
    file: { contentType: 'application/pdf' },
    answer: fileAnswer,
  },
  'POST /admin/commissions/{id}/stages/{stage}/pass': {
    access: 'staff',
    areas,
    audit: [commissionAudit['stage-passed']],
    summary: 'Passes the present stage; the customer is told',
    params: stageParams,
    body: z.object({ doneOn: day, words: words.default(''), note: words.default('') }),
    conflicts: 'Another stage comes first, or an instalment is owed before it',
    answer: oneAnswer,
  },
  'POST /admin/commissions/{id}/stages/{stage}/take-back': {
    access: 'staff',
    areas,
    audit: [commissionAudit['stage-taken-back']],
    summary: 'Takes back the stage that was passed last',
    params: stageParams,
    conflicts: 'A later stage is passed, or the commission has ended',
    answer: oneAnswer,
  },
  'POST /admin/commissions/{id}/stages/{stage}/appointment': {
    access: 'staff',
    areas,
    audit: [commissionAudit['appointment-noted']],
    idempotent: true,
    summary: 'Notes the appointment at the end of the present stage for a customer who telephones',
    params: stageParams,
    body: z.object({ start: momentField }),
    conflicts: 'The stage is not present or waits for money, has an appointment, or the slot is not open',
    answer: oneAnswer,
  },
  'PUT /admin/commissions/{id}/stages/{stage}': {
    access: 'staff',
    areas,
    audit: [commissionAudit['stage-worded']],
    summary: 'Changes the words, the note or the hours of a stage',
    params: stageParams,
    body: z.object({
      words: words.optional().describe('For the customer'),
      note: words.optional().describe('For the atelier'),
      hours: z.number().int().min(0).max(mostStageHours).optional(),
    }),
    conflicts: 'The commission has ended',
    answer: oneAnswer,
  },
  'POST /admin/commissions/{id}/decline': {
    access: 'staff',
    areas: ['sales'],
    audit: [commissionAudit.declined],
    idempotent: true,
    summary: 'Declines a wish before a quote was accepted; the words are mailed',
    params,
    body: z.object({ words: words.min(1) }),
    conflicts: 'A quote was accepted, or it has ended',
    answer: oneAnswer,
  },
  'POST /admin/commissions/{id}/cancel': {
    access: 'admin',
    audit: [commissionAudit.cancelled],
    fresh: true,
    idempotent: true,
    summary: 'Cancels a commission, with what is given back of what was paid; the words are mailed',
    params,
    body: z.object({ words: words.min(1), refund: z.number().min(0).max(mostEuros) }),
    conflicts: 'It has ended, or less was paid',
    answer: oneAnswer,
  },
  'POST /admin/commissions/{id}/refund': {
    access: 'admin',
    audit: [commissionAudit.refunded],
    fresh: true,
    idempotent: true,
    summary:
      'Gives back some of what was paid; while it goes on, it is owed again until a new version costs less',
    params,
    body: z.object({
      amount: z.number().positive().max(mostEuros),
      reason: z.enum(['gesture', 'defect', 'cancelled']),
    }),
    conflicts: 'Less was paid',
    answer: oneAnswer,
  },
  'POST /admin/commissions/{id}/refunds/{refundId}/retry': {
    access: 'admin',
    audit: [commissionAudit['refund-retried']],
    fresh: true,
    idempotent: true,
    summary: 'Repeats a refund that failed, or whose money came back',
    params: params.extend({ refundId: z.uuid() }),
    conflicts: 'Nothing is owed of it',
    answer: oneAnswer,
  },
  'POST /admin/commissions/{id}/close': {
    access: 'staff',
    areas,
    audit: [commissionAudit.closed],
    summary: 'Closes a commission that was handed over',
    params,
    conflicts: 'It is not handed over',
    answer: oneAnswer,
  },
})

export type CommissionsDeskContract = typeof commissionsDeskContract
