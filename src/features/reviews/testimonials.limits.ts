import * as retention from '../../shared/privacy/retention.ts'

/** What a testimonial may measure (§5, §9), the same in the form and on the server. */
export const testimonialLengths = {
  name: { min: 2, max: 100 },
  occasion: { min: 2, max: 100 },
  content: { min: 10, max: 500 },
} as const

/** The stars that the form begins with (§9). */
export const firstRating = 5

/** The size of a page, and how long an answer stays fresh (§9). */
export const testimonialsPage = { size: 10, freshMs: 300_000 } as const

/** How long one testimonial stands in the carousel (§9). */
export const carouselMs = 8000

/** How long the link that confirms an address is good for. */
export const confirmDays = retention.unconfirmedVoice.days

/** The longest key that a link of a mail has. */
export const linkWordLength = 100
