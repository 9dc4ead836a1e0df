import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose'
import { isUuid } from '../../shared/ids/uuid.ts'
import { type Clock, dateOf } from '../clock.ts'
import { createSigningKeys } from './signing-keys.ts'

/** How long a signed-in caller may go on before the token must be renewed (§4). */
export const accessTokenMinutes = 15

const algorithm = 'HS256'

/** Tokens of which a process remembers what they say. */
const mostBelieved = 2_000

/** What a token says. Whether the session still stands, and with which role, is asked of the database. */
export interface TokenHolder {
  readonly accountId: string
  readonly sessionId: string
}

/** Short-lived proofs of a session: signed here, carried as bearer. */
export interface AccessTokens {
  readonly issue: (holder: TokenHolder) => Promise<string>
  /** Null when the token is not ours, is altered or has expired. */
  readonly read: (token: string) => Promise<TokenHolder | null>
}

interface AccessTokenOptions {
  /** The secret of the house, then those it had before. */
  readonly secrets: readonly string[]
  readonly clock: Clock
}

/** Tokens signed with keys derived from the secret of the house, so that every process of it believes them. */
export const createAccessTokens = ({ secrets, clock }: AccessTokenOptions): AccessTokens => {
  const keys = createSigningKeys({ secrets, clock })
  // Read once, a token says the same until its time is over; a signed-in browser sends it with each call.
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
