/** Where a testimonial stands: it waits, it is published, or it is refused. */
export const testimonialStatuses = ['pending', 'approved', 'rejected'] as const

export type TestimonialStatus = (typeof testimonialStatuses)[number]

/**
 * The filters of the moderation. Waiting testimonials that look like spam, and reported
 * testimonials, have filters of their own.
 */
export const moderationKinds = ['pending', 'suspected', 'reported', 'approved', 'rejected'] as const

export type ModerationKind = (typeof moderationKinds)[number]
