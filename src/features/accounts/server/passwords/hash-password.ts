import { hash, verify } from '@node-rs/argon2'

/** Argon2id as OWASP asks at least: 19 MiB, two passes, one lane. Computed on a thread of its own. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** What is stored in place of a password. */
export const hashPassword = (password: string) => hash(password, cost)

let nobodys: Promise<string> | undefined

/**
 * Whether a password is that of a stored hash. Without one it takes as long, and is not: nobody learns from the time
 * whether there is an account.
 */
export const isPasswordOf = async (stored: string | undefined, password: string) => {
  nobodys ??= hashPassword('nobody')
  const matches = await verify(stored ?? (await nobodys), password)
  return stored !== undefined && matches
}
