import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { boundedTurns, type Turn } from '../threads/bounded-turns.ts'
import { hashCost } from './hash-cost.ts'

/** Hashes run on the threads of libuv; files and pictures need the other threads. */
const mostThreads = 2

/**
 * A hash takes 8 ms on a fast machine and 40 ms on a slow one, and its queries take as long: with so many callers at
 * once, none waits for three seconds.
 */
export const passwordsInside = 32

const { enter, inside } = boundedTurns({
  // One core is left free for the pages.
  atOnce: Math.min(Math.max(availableParallelism() - 1, 1), mostThreads),
  room: passwordsInside,
  retryAfterSeconds: 3,
})

/** The number of callers that have a password hashed, or wait for it. */
export const passwordsAtWork = inside

/**
 * A hash that belongs to no account, one for each cost: verifying it takes as long as verifying a real hash of that
 * cost.
 */
const standInHashes = new Map<ReturnType<typeof hashCost>, Promise<string>>()

const standInHash = async () => {
  const cost = hashCost()
  const made = standInHashes.get(cost) ?? hash('nobody', cost)
  standInHashes.set(cost, made)
  return made
}

const passwordsAt = (turn: Turn) => ({
  /** What is stored in place of a password. */
  hashPassword: (password: string) => turn(() => hash(password, hashCost())),

  /**
   * Whether a password matches a stored hash. Without a stored hash the answer is no and takes as long, so that no
   * caller learns from the time whether there is an account.
   */
  isPasswordOf: async (stored: string | undefined, password: string) => {
    const against = stored ?? (await standInHash())
    const matches = await turn(() => verify(against, password))
    return stored !== undefined && matches
  },
})

type Passwords = ReturnType<typeof passwordsAt>

/**
 * Runs work that needs passwords to be hashed. When too many callers are inside, it refuses before the work has begun,
 * so that no try is counted and none has to be given back.
 */
export const withPasswords = <T>(work: (passwords: Passwords) => Promise<T>) =>
  enter((turn) => work(passwordsAt(turn)))

/** Hashes a password that needs no other work around it. */
export const hashPassword = (password: string) =>
  withPasswords((passwords) => passwords.hashPassword(password))
