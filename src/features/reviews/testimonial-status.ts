/** Where a testimonial stands: it waits, it is published, or it is refused. */
export const testimonialStatuses = ['pending', 'approved', 'rejected'] as const

export type TestimonialStatus = (typeof testimonialStatuses)[number]

/** How the moderation tells them apart: what waits and looks like spam, and what readers report, stand by themselves. */
export const moderationKinds = ['pending', 'suspected', 'reported', 'approved', 'rejected'] as const

export type ModerationKind = (typeof moderationKinds)[number]
