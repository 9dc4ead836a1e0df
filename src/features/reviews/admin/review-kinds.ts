/** What a review may be of; the house itself first. */
export const reviewKinds = ['testimonials', 'products'] as const

export type ReviewKind = (typeof reviewKinds)[number]
