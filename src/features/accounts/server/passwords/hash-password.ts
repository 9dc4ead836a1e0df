import { hash, verify } from '@node-rs/argon2'
import { hashCost } from './hash-cost.ts'

/** What is stored in place of a password. Computed on a thread of its own. */
export const hashPassword = (password: string) => hash(password, hashCost())

/** One for each cost: it takes as long as the hashes that are made at that cost. */
const nobodys = new Map<ReturnType<typeof hashCost>, Promise<string>>()

const nobodysHash = async () => {
  const cost = hashCost()
  const made = nobodys.get(cost) ?? hashPassword('nobody')
  nobodys.set(cost, made)
  return made
}

/**
 * Whether a password is that of a stored hash. Without one it takes as long, and is not: nobody learns from the time
 * whether there is an account.
 */
export const isPasswordOf = async (stored: string | undefined, password: string) => {
  const matches = await verify(stored ?? (await nobodysHash()), password)
  return stored !== undefined && matches
}
