/** Argon2id as OWASP asks at least: 19 MiB, two passes, one lane. */
const asOwaspAsks = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** What argon2 takes at least. */
const least = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const

let cost: typeof asOwaspAsks | typeof least = asOwaspAsks

/** What a hash of a password costs whoever makes it, and whoever guesses. */
export const hashCost = () => cost

/** For tests alone (.dependency-cruiser.cjs): nearly all sign somebody in, and few are about what a hash costs. */
export const hashAt = (which: 'the least cost' | 'full cost') => {
  cost = which === 'full cost' ? asOwaspAsks : least
}
