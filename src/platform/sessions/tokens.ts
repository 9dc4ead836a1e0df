import { createHmac } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { type AccessTokens, createAccessTokens } from './access-token.ts'
import { derivedKey } from './derived-key.ts'
import { createRefreshTokens, type RefreshTokens } from './refresh-token.ts'
import { createSeal, type Seal } from './seal.ts'

const pseudonymLength = 24

/** Everything that is made with the secret. */
export interface Tokens {
  readonly access: AccessTokens
  readonly refresh: RefreshTokens
  readonly seal: Seal
  /** A pseudonym for a network or mail address: always the same for the same address, which it does not reveal. */
  readonly pseudonym: (value: string) => string
}

interface TokensOptions {
  /** The current secret, then the previous ones. */
  readonly secrets: readonly [string, ...string[]]
  readonly clock: Clock
}

export const createTokens = ({ secrets, clock }: TokensOptions): Tokens => {
  const [secret] = secrets
  const key = derivedKey(secret, 'pseudonym')
  return {
    access: createAccessTokens({ secrets, clock }),
    refresh: createRefreshTokens(secret),
    seal: createSeal(secrets),
    pseudonym: (value) =>
      createHmac('sha256', key).update(value).digest('base64url').slice(0, pseudonymLength),
  }
}
