import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { daysParam, filterParam, pagesParams } from '../../shared/api/query-params.ts'
import { paragraphsField, replacedField } from '../../shared/api/text-fields.ts'
import { refusalReasons } from '../catalog/reviews/review-refusal-reasons.ts'
import { listAudit } from '../journal/lists.audit.ts'
import { reportedSchema } from './review-reports.contract.ts'
import { testimonialAudit } from './reviews.audit.ts'
import { moderationPage, mostDecidedAtOnce, replyMaxLength, searchMaxLength } from './reviews.limits.ts'
import { suspicions } from './suspicion.rules.ts'
import { moderationKinds, testimonialStatuses } from './testimonial-status.ts'
import { publishedSchema } from './testimonials.contract.ts'

const count = z.number().int().nonnegative()
const moment = z.iso.datetime()

const moderatedSchema = publishedSchema.extend({
  publishedAt: moment.nullable(),
  status: z.enum(testimonialStatuses),
  approved: z.boolean(),
  suspicion: z.enum(suspicions).nullable(),
  refusalReason: z.enum(refusalReasons).nullable(),
  email: z.string().nullable(),
  emailConfirmed: z.boolean(),
  decidedAt: moment.nullable(),
  reports: count.describe('Of readers, that wait for the house'),
})

const changeSchema = z.object({
  at: moment,
  by: z.string().nullable().describe('None once that account is closed'),
  action: z.enum(['approved', 'rejected', 'kept', 'replied', 'reply_removed']),
  reason: z.enum(refusalReasons).nullable(),
})

const params = z.object({ id: z.string() })
const success = z.literal(true)
const moderatedAnswer = z.object({ success, data: z.object({ review: moderatedSchema }) })

export const testimonialModerationContract = defineContract({
  'GET /reviews/admin': {
    access: 'admin',
    audit: [listAudit.saved],
    summary: 'Lists testimonials of all statuses; pending ones oldest first, others newest first',
    query: z.object({
      ...pagesParams({ defaultLimit: moderationPage.size }),
      status: z.enum(['all', ...moderationKinds]).default('all'),
      received: daysParam().describe('The days on which it was written'),
      search: filterParam({ maxLength: searchMaxLength }),
    }),
    answer: z.object({
      success,
      data: z.object({
        reviews: z.array(moderatedSchema),
        page: count,
        totalPages: count,
        total: count,
        counts: z.record(z.enum(moderationKinds), count),
      }),
    }),
  },
  'GET /reviews/{id}': {
    access: 'admin',
    summary: 'Returns a testimonial with its reports and history',
    params,
    answer: z.object({
      success,
      data: z.object({
        review: moderatedSchema,
        reported: reportedSchema,
        history: z.array(changeSchema),
      }),
    }),
  },
  'PATCH /reviews/{id}/approve': {
    access: 'admin',
    audit: [testimonialAudit.approved, testimonialAudit.kept],
    summary: 'Publishes a testimonial; closes the reports of a published one',
    params,
    answer: moderatedAnswer,
  },
  'PATCH /reviews/{id}/reject': {
    access: 'admin',
    audit: [testimonialAudit.rejected, testimonialAudit.kept],
    summary: 'Rejects or unpublishes a testimonial; the reason is mailed to a confirmed address',
    params,
    body: z.object({ reason: z.enum(refusalReasons) }),
    answer: moderatedAnswer,
  },
  'PUT /reviews/{id}/reply': {
    access: 'admin',
    audit: [testimonialAudit.replied, testimonialAudit.reply_removed],
    summary: 'Sets the public reply to a testimonial; an empty text removes it',
    params,
    body: z.object({
      text: paragraphsField({ maxLength: replyMaxLength }),
      replaces: replacedField({ maxLength: replyMaxLength }),
    }),
    conflicts: 'The testimonial is rejected, or somebody else has replied meanwhile',
    answer: moderatedAnswer,
  },
  'DELETE /reviews/{id}': {
    access: 'admin',
    audit: [testimonialAudit.deleted],
    summary: 'Deletes a testimonial permanently',
    params,
    answer: z.object({ success }),
  },
  'POST /admin/reviews/decisions': {
    access: 'admin',
    audit: [testimonialAudit.approved, testimonialAudit.rejected, testimonialAudit.kept],
    idempotent: true,
    summary: 'Publishes or rejects several testimonials',
    body: z
      .object({
        ids: z.array(z.string()).min(1).max(mostDecidedAtOnce),
        status: z.enum(['approved', 'rejected']),
        reason: z.enum(refusalReasons).optional().describe('Needed to refuse'),
      })
      .refine(({ status, reason }) => status === 'approved' || reason !== undefined, {
        error: 'request:fields.required',
        path: ['reason'],
      }),
    answer: z.object({
      success,
      decided: z.array(z.string()),
      missing: z.array(z.string()).describe('Deleted meanwhile'),
    }),
  },
})

export type TestimonialModerationContract = typeof testimonialModerationContract
export type ModeratedTestimonial = Readonly<z.output<typeof moderatedSchema>>
export type TestimonialChange = Readonly<z.output<typeof changeSchema>>
