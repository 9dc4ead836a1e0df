import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { pageParams } from '../../shared/api/query-params.ts'
import { lineField, paragraphsField } from '../../shared/api/text-fields.ts'
import { languages } from '../../shared/i18n/languages.ts'
import { emailMaxLength } from '../accounts/accounts.limits.ts'
import { ratingRange } from '../catalog/reviews/product-reviews.limits.ts'
import { linkWordLength, testimonialLengths, testimonialsPage } from './testimonials.limits.ts'

const { name, occasion, content } = testimonialLengths
const rated = 'testimonial:ratingMissing'
const email = z.email()
const count = z.number().int().nonnegative()
const moment = z.iso.datetime()

/** A month such as « 2026-06 ». */
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

/** A testimonial as every visitor reads it. */
export const publishedSchema = z.object({
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

const success = z.literal(true)
const pages = { page: count, totalPages: count, total: count }

export const testimonialsContract = defineContract({
  'GET /reviews/approved': {
    access: 'public',
    summary: 'Lists published testimonials, newest first',
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
    summary: 'Creates a testimonial; it is published after moderation',
    body: newTestimonialSchema,
    status: 201,
    answer: z.object({ success, message: z.string() }),
  },
  'POST /reviews/confirm-email': {
    access: 'public',
    summary: 'Confirms the address of a testimonial by the token of the mailed link',
    body: z.object({ token: z.string().min(1).max(linkWordLength) }),
    answer: z.object({ success, message: z.string() }),
  },
})

export type TestimonialsContract = typeof testimonialsContract
export type NewTestimonial = z.output<typeof newTestimonialSchema>
export type PublishedTestimonial = Readonly<z.output<typeof publishedSchema>>
