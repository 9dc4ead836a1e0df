/** How the house filters reviews of products. Whether a review is reported does not depend on its status. */
export const productReviewKinds = ['reported', 'pending', 'published', 'rejected'] as const

export type ProductReviewKind = (typeof productReviewKinds)[number]
