/** The size of a page of the moderation, and how long its answer stays fresh (§9). */
export const moderationPage = { size: 20, freshMs: 60_000 } as const

/** Within how many days the house says yes or no (§11.9). */
export const publicationDays = 7

export const replyMaxLength = 1000
export const reportDetailsMaxLength = 500
export const searchMaxLength = 100

/** As many as one page of the moderation shows may be decided at once. */
export const mostDecidedAtOnce = 100
