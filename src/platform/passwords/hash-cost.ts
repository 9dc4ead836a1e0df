/** Argon2id as OWASP asks at least: 19 MiB, two passes, one lane. */
const asOwaspAsks = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The lowest values that argon2 accepts. */
const least = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const

let cost: typeof asOwaspAsks | typeof least = asOwaspAsks

/** The cost of a hash of a password, for the house and for an attacker. */
export const hashCost = () => cost

/** For tests alone (.dependency-cruiser.cjs): nearly all sign a customer in, and few are about what a hash costs. */
export const hashAt = (which: 'the least cost' | 'full cost') => {
  cost = which === 'full cost' ? asOwaspAsks : least
}
