import { hash } from '@node-rs/argon2'

/** Argon2id as OWASP asks at least: 19 MiB, two passes, one lane. Computed on a thread of its own. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** What is stored in place of a password. */
export const hashPassword = (password: string) => hash(password, cost)
