import * as retention from '../../shared/privacy/retention.ts'

/** The lengths of a testimonial's texts (§5, §9), the same in the form and on the server. */
export const testimonialLengths = {
  name: { min: 2, max: 100 },
  occasion: { min: 2, max: 100 },
  content: { min: 10, max: 500 },
} as const

/** The stars that the form begins with (§9). */
export const firstRating = 5

/** The size of a page, and how long an answer stays fresh (§9). */
export const testimonialsPage = { size: 10, freshMs: 300_000 } as const

/** How long the carousel shows one testimonial (§9). */
export const carouselMs = 8000

/** How long the link that confirms an address is valid. */
export const confirmDays = retention.unconfirmedVoice.days

/** The length of the longest key in a mailed link. */
export const linkWordLength = 100
