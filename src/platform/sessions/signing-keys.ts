import type { Clock } from '../clock.ts'
import { derivedKey } from './derived-key.ts'

const daysPerKey = 7
const dayMs = 86_400_000
const shownBytes = 6

/** A key with the id that a token carries, so that the verifier finds the key. */
export interface SigningKey {
  readonly id: string
  /** The key is imported once, because the import would take a good part of the time for each token. */
  readonly key: Promise<CryptoKey>
}

/** The keys that sign access tokens: they change each week, and when the secret changes. */
export interface SigningKeys {
  readonly current: () => SigningKey
  /** Finds a key by its id, as long as a token may still be signed with it. */
  readonly find: (id: string) => Promise<CryptoKey> | undefined
}

interface SigningKeysOptions {
  /** The current secret, then the previous ones. */
  readonly secrets: readonly string[]
  readonly clock: Clock
}

const importedKey = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

/**
 * Derives the keys instead of storing them: processes agree without a row, and a leaked key is accepted for three weeks
 * at most. The keys of the last, the current and the next week are known, because the clocks of two processes differ.
 */
export const createSigningKeys = ({ secrets, clock }: SigningKeysOptions): SigningKeys => {
  const made = new Map<string, SigningKey>()

  const keyOf = (secret: string, week: number): SigningKey => {
    const place = `${week} ${secret}`
    const known = made.get(place)
    if (known) return known
    const key = importedKey(derivedKey(secret, `access-token:${week}`))
    const secretName = Buffer.from(derivedKey(secret, 'key-name')).subarray(0, shownBytes).toString('hex')
    const signing = { id: `${week}.${secretName}`, key }
    made.set(place, signing)
    return signing
  }

  const thisWeek = () => Math.floor(clock.now().epochMilliseconds / (daysPerKey * dayMs))

  return {
    current: () => keyOf(secrets[0] ?? '', thisWeek()),
    find: (id) => {
      const week = thisWeek()
      const known = secrets.flatMap((secret) => [week, week - 1, week + 1].map((each) => keyOf(secret, each)))
      return known.find((signing) => signing.id === id)?.key
    },
  }
}
