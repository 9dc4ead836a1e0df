/** The stars of a review (§3). */
export const ratingRange = { min: 1, max: 5 } as const

/** §5 sets no rule for the comment except this one. A longer comment would not be read to its end. */
export const reviewCommentMaxLength = 2000

/** How many reviews are sent with a product, the newest ones. The count and the average cover all reviews. */
export const reviewsShown = 100

/**
 * The status of a review: published, waiting for the house, or refused. A review waits when its author changed a
 * refused review, or wrote a new one after deleting a refused one.
 */
export const productReviewStatuses = ['published', 'pending', 'rejected'] as const

export type ProductReviewStatus = (typeof productReviewStatuses)[number]
