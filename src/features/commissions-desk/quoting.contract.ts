import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { fileAnswer } from '../../shared/api/file-answer.ts'
import { commissionAudit } from './commission.audit.ts'
import { deskDay as day, oneAnswer } from './desk-commission.schema.ts'
import { quoteContentSchema } from './quote-draft.schema.ts'

const params = z.object({ id: z.uuid() })
const version = z.coerce.number().int().min(1).max(10_000)

/** How a quote is written, sent and withdrawn. */
export const quotingContract = defineContract({
  'PUT /admin/commissions/{id}/draft': {
    access: 'staff',
    areas: ['sales'],
    audit: [commissionAudit['quote-saved']],
    summary: 'Saves the draft of the next version of the quote',
    params,
    body: z.object({
      saved: z.number().int().nonnegative().describe('Of the draft that was read; 0 for a new one'),
      content: quoteContentSchema,
    }),
    conflicts: 'Somebody saved it meanwhile, or the commission has ended',
    answer: oneAnswer,
  },
  'DELETE /admin/commissions/{id}/draft': {
    access: 'staff',
    areas: ['sales'],
    audit: [commissionAudit['quote-deleted']],
    summary: 'Deletes the draft; succeeds if there is none',
    params,
    answer: oneAnswer,
  },
  'POST /admin/commissions/{id}/draft/send': {
    access: 'staff',
    areas: ['sales'],
    audit: [commissionAudit['quote-sent']],
    idempotent: true,
    summary: 'Sends the draft as the next version of the quote, in place of one that waits',
    params,
    body: z.object({ saved: z.number().int().positive(), validUntil: day }),
    conflicts: 'The draft was saved meanwhile, or the commission has ended',
    answer: oneAnswer,
  },
  'POST /admin/commissions/{id}/quotes/{version}/withdraw': {
    access: 'staff',
    areas: ['sales'],
    audit: [commissionAudit['quote-withdrawn']],
    summary: 'Withdraws a version that waits for its answer',
    params: params.extend({ version }),
    conflicts: 'It waits no more',
    answer: oneAnswer,
  },
  'GET /admin/commissions/{id}/quotes/{version}.pdf': {
    access: 'staff',
    areas: ['sales', 'salon'],
    summary: 'Returns a quote as it was sent',
    params: params.extend({ version }),
    file: { contentType: 'application/pdf' },
    answer: fileAnswer,
  },
})

export type QuotingContract = typeof quotingContract
