import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../../../platform/privacy/personal-data.ts'
import { testimonialsTag } from './testimonials.repository.ts'
import { testimonials } from './testimonials.table.ts'

const ofAddress = (email: string) => eq(testimonials.email, email.toLowerCase())

/** Replaces the name of a customer whose account is closed, as reviews of products do (§2). */
const withoutName = { name: 'Client', email: null, emailConfirmedAt: null, tokenHash: null }

/**
 * What a customer wrote about the house under an address that is proven to be the customer's. It stays published
 * without name or address when the account is closed.
 */
export const writtenTestimonials: PersonalData = {
  section: 'testimonials',
  tables: ['testimonials'],
  stays: { reason: 'without-name' },
  collect: async (db, { email, isEmailConfirmed }) =>
    isEmailConfirmed
      ? db
          .select({
            name: testimonials.name,
            email: testimonials.email,
            occasion: testimonials.occasion,
            content: testimonials.content,
            rating: testimonials.rating,
            experiencedIn: testimonials.experiencedIn,
            language: testimonials.language,
            status: testimonials.status,
            refusalReason: testimonials.refusalReason,
            createdAt: testimonials.createdAt,
            publishedAt: testimonials.publishedAt,
            reply: testimonials.reply,
          })
          .from(testimonials)
          .where(ofAddress(email))
          .orderBy(asc(testimonials.createdAt), asc(testimonials.id))
      : [],
  erase: async ({ db, announce }, { email, isEmailConfirmed }) => {
    if (!isEmailConfirmed) return
    const left = await db
      .update(testimonials)
      .set(withoutName)
      .where(ofAddress(email))
      .returning({ id: testimonials.id })
    if (left.length > 0) announce(testimonialsTag)
  },
}
