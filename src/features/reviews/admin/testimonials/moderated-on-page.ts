import type { ModeratedTestimonial } from '../../testimonial-moderation.contract.ts'
import type { PublishedTestimonial } from '../../testimonials.contract.ts'

/** A testimonial as its page would show it. One that is not published gets the current date. */
export const moderatedOnPage = (testimonial: ModeratedTestimonial): PublishedTestimonial => ({
  ...testimonial,
  publishedAt: testimonial.publishedAt ?? new Date().toISOString(),
})
