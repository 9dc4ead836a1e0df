/** What a testimonial may measure (§5, §9), the same in the form and on the server. */
export const testimonialLengths = {
  name: { min: 2, max: 100 },
  occasion: { min: 2, max: 100 },
  content: { min: 10, max: 500 },
} as const

/** The stars that the form begins with (§9). */
export const firstRating = 5

/** Sizes of pages and how long an answer stays fresh (§9). */
export const testimonialsPage = { size: 10, freshMs: 300_000 } as const
export const moderationPage = { size: 20, freshMs: 60_000 } as const

/** How long one testimonial stands in the carousel (§9). */
export const carouselMs = 8000

/** Within how many days the house says yes or no (domain.md 1.9). */
export const publicationDays = 7

/** How long the link that confirms an address is good for. */
export const confirmDays = 7

/** What a link of a mail proves is never longer. */
export const linkWordLength = 100

export const replyMaxLength = 1000
export const reportDetailsMaxLength = 500
export const searchMaxLength = 100

/** As many as one page of the moderation shows may be decided at once. */
export const mostDecidedAtOnce = 100

/** An e-mail address is kept for as long after the decision, and a refused testimonial too. */
export const keptDaysAfterDecision = 365
