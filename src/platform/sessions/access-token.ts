import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose'
import { isUuid } from '../../shared/ids/uuid.ts'
import { type Clock, dateOf } from '../clock.ts'
import { createSigningKeys } from './signing-keys.ts'

/** The lifetime of an access token; after that the session must be renewed (§4). */
export const accessTokenMinutes = 15

const algorithm = 'HS256'

/** The number of tokens whose content a process caches. */
const mostBelieved = 2_000

/** The content of a token. Whether the session is still valid, and its role, are read from the database. */
export interface TokenHolder {
  readonly accountId: string
  readonly sessionId: string
}

/** Short-lived tokens of a session: signed here, and sent as bearer tokens. */
export interface AccessTokens {
  readonly issue: (holder: TokenHolder) => Promise<string>
  /** Null when the token is not ours, is altered or has expired. */
  readonly read: (token: string) => Promise<TokenHolder | null>
}

interface AccessTokenOptions {
  /** The current secret, then the previous ones. */
  readonly secrets: readonly string[]
  readonly clock: Clock
}

/** Signs tokens with keys that are derived from the secret, so that every process accepts them. */
export const createAccessTokens = ({ secrets, clock }: AccessTokenOptions): AccessTokens => {
  const keys = createSigningKeys({ secrets, clock })
  // Verified tokens are cached until they expire, because a signed-in browser sends the same token with each call.
  const believed = new Map<string, { readonly holder: TokenHolder; readonly untilSeconds: number }>()

  const keyOf = ({ kid = '' }: JWTHeaderParameters) => {
    const key = keys.find(kid)
    if (!key) throw new errors.JWKSNoMatchingKey()
    return key
  }

  return {
    issue: async ({ accountId, sessionId }) => {
      const now = clock.now()
      const { id, key } = keys.current()
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: id })
        .setSubject(accountId)
        .setIssuedAt(secondsOf(now))
        .setExpirationTime(secondsOf(now.add({ minutes: accessTokenMinutes })))
        .sign(await key)
    },
    read: async (token) => {
      const seen = believed.get(token)
      if (seen) return seen.untilSeconds > secondsOf(clock.now()) ? seen.holder : null
      try {
        const { payload } = await jwtVerify(token, keyOf, {
          algorithms: [algorithm],
          currentDate: dateOf(clock.now()),
          requiredClaims: ['sub', 'sid', 'exp'],
        })
        const { sub = '', sid, exp = 0 } = payload
        if (!isUuid(sub) || !isSessionId(sid)) return null
        const holder = { accountId: sub, sessionId: sid }
        if (believed.size >= mostBelieved) believed.clear()
        believed.set(token, { holder, untilSeconds: exp })
        return holder
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}

const secondsOf = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 1000)

const isSessionId = (value: unknown): value is string => typeof value === 'string' && isUuid(value)
