import { graceSeconds } from '../accounts.limits.ts'

interface Renewable {
  readonly now: Temporal.Instant
  /** Whether the session may go on: it has neither ended nor expired, and its account is not blocked. */
  readonly stands: boolean
  /** When the token was replaced by another one; undefined while it is the current one. */
  readonly replacedAt: Temporal.Instant | undefined
  /** Whether the token that replaced it is the current one. */
  readonly isPrevious: boolean
}

/**
 * Decides about a session whose refresh token is sent. The current token renews the session. The token before it gets
 * the same answer again for some seconds, because two tabs may have sent it. Any other old token was copied: the caller
 * may be a thief or the owner, so the session ends (§4).
 */
export const renewalOf = ({ now, stands, replacedAt, isPrevious }: Renewable) => {
  if (!stands) return 'refused'
  if (!replacedAt) return 'renewed'
  const age = now.since(replacedAt).total('seconds')
  return isPrevious && age <= graceSeconds ? 'repeated' : 'replayed'
}
