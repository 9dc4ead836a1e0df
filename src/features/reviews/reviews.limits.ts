/** The size of a page of the moderation, and how long its answer stays fresh (§9). */
export const moderationPage = { size: 20, freshMs: 60_000 } as const

/** The house decides about a review within this many days (§11.9). */
export const publicationDays = 7

export const replyMaxLength = 1000
export const reportDetailsMaxLength = 500
export const searchMaxLength = 100

/** At most this many reviews may be decided in one call. */
export const mostDecidedAtOnce = 100
