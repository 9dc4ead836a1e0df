/** How the house tells reviews of products apart: what readers report stands by itself beside its status. */
export const productReviewKinds = ['reported', 'pending', 'published', 'rejected'] as const

export type ProductReviewKind = (typeof productReviewKinds)[number]
