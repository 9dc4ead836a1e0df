import { hkdfSync } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { isUuid } from '../../shared/uuid.ts'
import type { Clock } from '../clock.ts'
import { type Caller, type Role, roles } from '../context/context.ts'

/** How long a signed-in caller may go on before the token must be renewed (product.md §2). */
export const accessTokenMinutes = 15

const algorithm = 'HS256'
const keyBytes = 32

/** Short-lived proofs of who calls: signed here, carried as bearer, believed without asking the database. */
export interface AccessTokens {
  readonly issue: (caller: Caller) => Promise<string>
  /** Nobody, when the token is not ours, is altered or has had its time. */
  readonly read: (token: string) => Promise<Caller | null>
}

interface AccessTokenOptions {
  readonly appSecret: string
  readonly clock: Clock
}

/** Tokens signed with a key derived from the secret of the house, so that every process of it believes them. */
export const createAccessTokens = ({ appSecret, clock }: AccessTokenOptions): AccessTokens => {
  const key = new Uint8Array(hkdfSync('sha256', appSecret, '', 'access-token', keyBytes))
  return {
    issue: ({ id, role }) => {
      const now = clock.now()
      return new SignJWT({ role })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setSubject(id)
        .setIssuedAt(secondsOf(now))
        .setExpirationTime(secondsOf(now.add({ minutes: accessTokenMinutes })))
        .sign(key)
    },
    read: async (token) => {
      try {
        const currentDate = new Date(clock.now().epochMilliseconds)
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          currentDate,
          requiredClaims: ['sub', 'exp'],
        })
        const { sub = '', role } = payload
        return isUuid(sub) && isRole(role) ? { id: sub, role } : null
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}

const secondsOf = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 1000)

const isRole = (value: unknown): value is Role => roles.some((role) => role === value)
