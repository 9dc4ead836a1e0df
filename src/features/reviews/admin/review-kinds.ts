/** What a review may be about. The house itself comes first. */
export const reviewKinds = ['testimonials', 'products'] as const

export type ReviewKind = (typeof reviewKinds)[number]
