/** The stars of a review (§3). */
export const ratingRange = { min: 1, max: 5 } as const

/** §5 sets no rule for the comment but this: beyond it nobody reads on. */
export const reviewCommentMaxLength = 2000

/** Reviews that travel with a product, the newest; the count and the average are of all. */
export const reviewsShown = 100

/** Where a review stands: published, waiting for the house since its author changed a refused one, or refused. */
export const productReviewStatuses = ['published', 'pending', 'rejected'] as const

export type ProductReviewStatus = (typeof productReviewStatuses)[number]
