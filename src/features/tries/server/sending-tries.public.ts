import type { Context } from '../../../platform/context/context.ts'
import { sendingsPerMailbox, sendingsPerNetwork } from '../tries.rules.ts'
import { countAttempt } from './count-attempt.public.ts'
import { whereFrom } from './where-from.public.ts'

interface Sending {
  /** The kind of mail; each kind is counted by itself. */
  readonly what: string
  /** The address that the house will write to because of it, if any. */
  readonly email: string | null
}

/**
 * Counts a message that is sent to the house without an account, or refuses it with the seconds to wait. It is counted
 * by the network that it comes from, and by the mailbox that the house will write to.
 */
export const countSending = (ctx: Context, { what, email }: Sending) =>
  countAttempt(ctx, [
    { key: `${what}-from:${whereFrom(ctx).address}`, limit: sendingsPerNetwork },
    ...(email === null
      ? []
      : [{ key: `${what}-to:${ctx.tokens.pseudonym(email.toLowerCase())}`, limit: sendingsPerMailbox }]),
  ])
