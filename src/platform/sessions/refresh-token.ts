import { createHash, createHmac, randomBytes } from 'node:crypto'
import { derivedKey } from './derived-key.ts'

const tokenBytes = 32

/** Long random words that only their holder knows; the house keeps their hashes. */
export interface RefreshTokens {
  readonly first: () => string
  /**
   * The token that follows this one. The same each time it is asked for, so that two tabs that come with one token go on
   * with one token; it cannot be guessed without the secret of the house.
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

/** What is kept in place of a word that was drawn at random; a plain hash, as there is nothing to guess. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')
