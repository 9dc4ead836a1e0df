import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { daysParam, filterParam, pagesParams } from '../../shared/api/query-params.ts'
import { paragraphsField, replacedField } from '../../shared/api/text-fields.ts'
import { languages } from '../../shared/i18n/languages.ts'
import { productReviewStatuses } from '../catalog/reviews/product-reviews.limits.ts'
import { refusalReasons } from '../catalog/reviews/review-refusal-reasons.ts'
import { listAudit } from '../journal/lists.audit.ts'
import { productReviewKinds } from './product-review-kinds.ts'
import { reportedSchema } from './review-reports.contract.ts'
import { productReviewAudit } from './reviews.audit.ts'
import { moderationPage, mostDecidedAtOnce, replyMaxLength, searchMaxLength } from './reviews.limits.ts'

const count = z.number().int().nonnegative()
const moment = z.iso.datetime()
const success = z.literal(true)
const reason = z.enum(refusalReasons)

const moderatedReviewSchema = z.object({
  _id: z.string(),
  product: z.object({ _id: z.string(), name: z.string() }),
  author: z.string().nullable().describe('None when the author has left the house'),
  rating: z.number().int(),
  comment: z.string(),
  language: z.enum(languages).nullable(),
  createdAt: moment,
  updatedAt: moment.nullable(),
  verified: z.boolean(),
  status: z.enum(productReviewStatuses),
  refusalReason: reason.nullable(),
  reply: z.object({ text: z.string(), date: moment }).nullable(),
  reports: count.describe('Of readers, that wait for the house'),
})

const openedReviewSchema = moderatedReviewSchema.extend({
  reported: reportedSchema,
  history: z.array(
    z.object({
      at: moment,
      by: z.string().nullable().describe('None once that account is closed'),
      action: z.enum(['published', 'rejected', 'replied', 'reply_removed', 'kept']),
      reason: reason.nullable(),
    }),
  ),
})

const params = z.object({ id: z.string() })
const one = z.object({ success, review: openedReviewSchema })

export const productModerationContract = defineContract({
  'GET /admin/product-reviews': {
    access: 'admin',
    audit: [listAudit.saved],
    summary: 'Lists product reviews, newest first',
    query: z.object({
      ...pagesParams({ defaultLimit: moderationPage.size }),
      status: z.enum(productReviewKinds).optional(),
      received: daysParam().describe('The days on which it was written'),
      search: filterParam({ maxLength: searchMaxLength }),
    }),
    answer: z.object({
      success,
      reviews: z.array(moderatedReviewSchema),
      count,
      totalPages: count,
      counts: z.record(z.enum(productReviewKinds), count),
    }),
  },
  'GET /admin/product-reviews/{id}': {
    access: 'admin',
    summary: 'Returns a product review with its reports and history',
    params,
    answer: one,
  },
  'POST /admin/product-reviews/decisions': {
    access: 'admin',
    audit: [productReviewAudit.published, productReviewAudit.rejected, productReviewAudit.kept],
    idempotent: true,
    summary: 'Publishes or rejects several product reviews; the reason is mailed, open reports are closed',
    body: z
      .object({
        ids: z.array(z.string()).min(1).max(mostDecidedAtOnce),
        status: z.enum(['published', 'rejected']),
        reason: reason.optional().describe('Needed to refuse'),
      })
      .refine((body) => body.status === 'published' || body.reason !== undefined, {
        error: 'request:fields.required',
        path: ['reason'],
      }),
    answer: z.object({
      success,
      decided: z.array(z.string()),
      missing: z.array(z.string()).describe('Deleted meanwhile'),
    }),
  },
  'PUT /admin/product-reviews/{id}/reply': {
    access: 'admin',
    audit: [productReviewAudit.replied, productReviewAudit.reply_removed],
    summary: 'Sets the public reply to a review; an empty text removes it',
    params,
    body: z.object({
      text: paragraphsField({ maxLength: replyMaxLength }),
      replaces: replacedField({ maxLength: replyMaxLength }),
    }),
    conflicts: 'The review is rejected, or somebody else has replied meanwhile',
    answer: one,
  },
})

export type ProductModerationContract = typeof productModerationContract
export type ModeratedReview = Readonly<z.output<typeof moderatedReviewSchema>>
export type OpenedReview = Readonly<z.output<typeof openedReviewSchema>>
