import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { filterParam, pageParams } from '../../shared/api/query-params.ts'
import { lineField, paragraphsField } from '../../shared/api/text-fields.ts'
import { languages } from '../../shared/i18n/languages.ts'
import { emailMaxLength } from '../accounts/accounts.limits.ts'
import { ratingRange } from '../catalog/product-reviews.limits.ts'
import { refusalReasons } from '../catalog/review-refusal-reasons.ts'
import { reportedSchema } from './review-reports.contract.ts'
import { moderationPage, mostDecidedAtOnce, replyMaxLength, searchMaxLength } from './reviews.limits.ts'
import { suspicions } from './suspicion.rules.ts'
import { moderationKinds, testimonialStatuses } from './testimonial-status.ts'
import { linkWordLength, testimonialLengths, testimonialsPage } from './testimonials.limits.ts'

const { name, occasion, content } = testimonialLengths
const rated = 'testimonial:ratingMissing'
const email = z.email()
const count = z.number().int().nonnegative()
const moment = z.iso.datetime()

/** The months of a calendar, such as « 2026-06 ». */
const month = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/)

const hourMs = 3_600_000

const newTestimonialSchema = z.object({
  name: lineField({ maxLength: name.max }).min(name.min, 'testimonial:nameTooShort'),
  occasion: lineField({ maxLength: occasion.max }).min(occasion.min, 'testimonial:occasionTooShort'),
  content: paragraphsField({ maxLength: content.max }).min(content.min, 'testimonial:contentTooShort'),
  rating: z.number(rated).int(rated).min(ratingRange.min, rated).max(ratingRange.max, rated),
  email: z
    .string()
    .overwrite((text) => text.trim().normalize('NFC'))
    .max(emailMaxLength)
    .refine((text) => text === '' || email.safeParse(text).success, {
      error: 'testimonial:emailInvalid',
    })
    .nullish()
    .transform((text) => text || null)
    .describe('Never published; used once its owner has confirmed it'),
  experiencedIn: month
    .nullish()
    .transform((value) => value ?? null)
    .describe('The month of what is told of'),
  elapsedMs: z
    .number()
    .int()
    .nonnegative()
    .max(24 * hourMs)
    .optional()
    .catch(undefined)
    .describe('From the opening of the form to its sending'),
  website: z
    .string()
    .max(200)
    .optional()
    .describe('Left empty by people, who do not see it; what fills it in is not kept'),
})

const replySchema = z.object({ text: z.string(), date: moment }).nullable()

const publishedSchema = z.object({
  _id: z.string(),
  name: z.string(),
  occasion: z.string(),
  content: z.string(),
  rating: z.number().int(),
  createdAt: moment,
  publishedAt: moment,
  experiencedIn: month.nullable(),
  language: z.enum(languages).describe('Of the site as its author read it'),
  reply: replySchema.describe('What the house answered'),
})

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
const pages = { page: count, totalPages: count, total: count }

export const testimonialsContract = defineContract({
  'GET /reviews/approved': {
    access: 'public',
    summary: 'Published testimonials, the newest first',
    query: z.object(pageParams({ defaultLimit: testimonialsPage.size })),
    answer: z.object({
      success,
      data: z.object({
        reviews: z.array(publishedSchema),
        ...pages,
        average: z.number().nullable().describe('Of all that are published'),
      }),
    }),
  },
  'POST /reviews': {
    access: 'public',
    idempotent: true,
    summary: 'Leaves a testimonial; it is published once the house has read it',
    body: newTestimonialSchema,
    status: 201,
    answer: z.object({ success, message: z.string() }),
  },
  'POST /reviews/confirm-email': {
    access: 'public',
    summary: 'Confirms the address of a testimonial by the link that was mailed to it',
    body: z.object({ token: z.string().min(1).max(linkWordLength) }),
    answer: z.object({ success, message: z.string() }),
  },
  'GET /reviews/admin': {
    access: 'admin',
    summary: 'Testimonials of every status; those that wait oldest first, others newest first',
    query: z.object({
      ...pageParams({ defaultLimit: moderationPage.size }),
      status: z.enum(['all', ...moderationKinds]).default('all'),
      search: filterParam({ maxLength: searchMaxLength }),
    }),
    answer: z.object({
      success,
      data: z.object({
        reviews: z.array(moderatedSchema),
        ...pages,
        counts: z.record(z.enum(moderationKinds), count),
      }),
    }),
  },
  'GET /reviews/{id}': {
    access: 'admin',
    summary: 'One testimonial with what readers report of it, and what the house did to it',
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
    summary: 'Publishes a testimonial; of one that is published, it settles what readers report',
    params,
    answer: moderatedAnswer,
  },
  'PATCH /reviews/{id}/reject': {
    access: 'admin',
    summary: 'Refuses a testimonial, or takes it down; the reason is mailed to a confirmed address',
    params,
    body: z.object({ reason: z.enum(refusalReasons) }),
    answer: moderatedAnswer,
  },
  'PUT /reviews/{id}/reply': {
    access: 'admin',
    summary: 'Sets what the house answers under a testimonial; an empty text takes it away',
    params,
    body: z.object({ text: paragraphsField({ maxLength: replyMaxLength }) }),
    answer: moderatedAnswer,
  },
  'DELETE /reviews/{id}': {
    access: 'admin',
    summary: 'Deletes a testimonial for good',
    params,
    answer: z.object({ success }),
  },
  'POST /admin/reviews/decisions': {
    access: 'admin',
    idempotent: true,
    summary: 'Publishes or refuses several testimonials at once',
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

export type TestimonialsContract = typeof testimonialsContract
export type NewTestimonial = z.output<typeof newTestimonialSchema>
export type PublishedTestimonial = Readonly<z.output<typeof publishedSchema>>
export type ModeratedTestimonial = Readonly<z.output<typeof moderatedSchema>>
export type TestimonialChange = Readonly<z.output<typeof changeSchema>>
