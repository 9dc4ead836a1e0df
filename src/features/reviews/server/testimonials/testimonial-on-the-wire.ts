import type { ModeratedTestimonial } from '../../testimonial-moderation.contract.ts'
import type { PublishedTestimonial } from '../../testimonials.contract.ts'
import type { TestimonialRow } from './testimonials.table.ts'

/** A testimonial as the house reads it, with the number of its open reports. */
export interface ModeratedRow extends TestimonialRow {
  readonly reports: number
}

const monthLength = 'yyyy-mm'.length

const written = ({ id, experiencedIn, reply, repliedAt, createdAt, ...row }: TestimonialRow) => ({
  _id: id,
  name: row.name,
  occasion: row.occasion,
  content: row.content,
  rating: row.rating,
  language: row.language,
  createdAt: createdAt.toISOString(),
  experiencedIn: experiencedIn?.slice(0, monthLength) ?? null,
  reply: reply !== null && repliedAt ? { text: reply, date: repliedAt.toISOString() } : null,
})

/** A published testimonial as every visitor reads it. */
export const publishedOnTheWire = (row: TestimonialRow): PublishedTestimonial => ({
  ...written(row),
  publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
})

/** A testimonial as the house reads it. */
export const moderatedOnTheWire = (row: ModeratedRow): ModeratedTestimonial => ({
  ...written(row),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  status: row.status,
  approved: row.status === 'approved',
  suspicion: row.suspicion,
  refusalReason: row.refusalReason,
  email: row.email,
  emailConfirmed: row.emailConfirmedAt !== null,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  reports: row.reports,
})
