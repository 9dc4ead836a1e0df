import { graceSeconds } from '../accounts.limits.ts'

interface Renewable {
  readonly now: Temporal.Instant
  /** Whether the session may go on: neither ended nor expired, and its account not kept out. */
  readonly stands: boolean
  /** When the token was replaced by another; undefined while it is the one that counts. */
  readonly replacedAt: Temporal.Instant | undefined
  /** Whether the token that replaced it is the one that counts. */
  readonly isPrevious: boolean
}

/**
 * What becomes of a session whose refresh token comes in. The one that counts renews it. The one before it is answered
 * as its first holder was, for some seconds, because two tabs may have come with it. Any older one was copied: who has it
 * cannot be told from the owner, so the session ends (§4).
 */
export const renewalOf = ({ now, stands, replacedAt, isPrevious }: Renewable) => {
  if (!stands) return 'refused'
  if (!replacedAt) return 'renewed'
  const age = now.since(replacedAt).total('seconds')
  return isPrevious && age <= graceSeconds ? 'repeated' : 'replayed'
}
