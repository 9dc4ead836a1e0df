import { createHash, createHmac, randomBytes } from 'node:crypto'
import { derivedKey } from './derived-key.ts'

const tokenBytes = 32

/** Long random tokens that only their holder knows; the database stores their hashes. */
export interface RefreshTokens {
  readonly first: () => string
  /**
   * Derives the token that follows this one. It is the same for each call, so that two tabs with the same token get the
   * same next token; it cannot be guessed without the secret.
   */
  readonly following: (token: string) => string
}

export const createRefreshTokens = (secret: string): RefreshTokens => {
  const key = derivedKey(secret, 'refresh-token')
  return {
    first: () => randomBytes(tokenBytes).toString('base64url'),
    following: (token) => createHmac('sha256', key).update(token).digest('base64url'),
  }
}

/** The stored hash of a random token; a plain hash is enough, because a random token cannot be guessed. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')
