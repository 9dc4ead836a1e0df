/** A commercial guarantee of durability begins where the legal guarantee of two years ends. */
export const durabilityYears = { min: 3, max: 50 } as const

/** A narrower file could not be read on a page, nor its code be scanned. */
export const narrowestArtwork = 420

/** As many products as a cart may hold lines. */
export const mostProductsAsked = 50
