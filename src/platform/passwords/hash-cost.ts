/** The least cost of Argon2id that OWASP recommends: 19 MiB, two passes, one lane. */
const asOwaspAsks = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The lowest values that argon2 accepts. */
const least = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const

let cost: typeof asOwaspAsks | typeof least = asOwaspAsks

/** The current cost of a password hash, for the server and for an attacker. */
export const hashCost = () => cost

/**
 * For tests alone (.dependency-cruiser/src.cjs): nearly all of them sign a customer in, and few test the cost of a hash.
 */
export const hashAt = (which: 'the least cost' | 'full cost') => {
  cost = which === 'full cost' ? asOwaspAsks : least
}
