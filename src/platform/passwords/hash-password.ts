import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { boundedTurns, type Turn } from '../threads/bounded-turns.ts'
import { hashCost } from './hash-cost.ts'

/** Hashes are computed on libuv's threads, of which files and pictures need the others. */
const mostThreads = 2

/** A hash takes 8 ms on a good machine and 40 ms on a slow one, its rows as long: no caller waits for three seconds. */
export const passwordsInside = 32

const enter = boundedTurns({
  // A core is left to the pages.
  atOnce: Math.min(Math.max(availableParallelism() - 1, 1), mostThreads),
  room: passwordsInside,
  retryAfterSeconds: 3,
})

/** One for each cost: it takes as long as the hashes that are made at that cost. */
const nobodys = new Map<ReturnType<typeof hashCost>, Promise<string>>()

const nobodysHash = async () => {
  const cost = hashCost()
  const made = nobodys.get(cost) ?? hash('nobody', cost)
  nobodys.set(cost, made)
  return made
}

const passwordsAt = (turn: Turn) => ({
  /** What is stored in place of a password. */
  hashPassword: (password: string) => turn(() => hash(password, hashCost())),

  /**
   * Whether a password is that of a stored hash. Without one it takes as long, and is not: no caller learns from the
   * time whether there is an account.
   */
  isPasswordOf: async (stored: string | undefined, password: string) => {
    const against = stored ?? (await nobodysHash())
    const matches = await turn(() => verify(against, password))
    return stored !== undefined && matches
  },
})

type Passwords = ReturnType<typeof passwordsAt>

/**
 * Does what needs passwords to be hashed, once there is room for it; else it is refused before it began, so that nothing is
 * counted and nothing has to be given back.
 */
export const withPasswords = <T>(work: (passwords: Passwords) => Promise<T>) =>
  enter((turn) => work(passwordsAt(turn)))

/** The same for a hash that nothing hangs on. */
export const hashPassword = (password: string) =>
  withPasswords((passwords) => passwords.hashPassword(password))
