import type { Context } from '../../../../platform/context/context.ts'
import { ofSendings, ofSendingsToAddress } from '../../tries.rules.ts'
import { takeTry } from './take-try.ts'
import { whereFrom } from './where-from.public.ts'

interface Sending {
  /** What is sent; each thing is counted by itself. */
  readonly what: string
  /** Whom the house will write to because of it, if anybody. */
  readonly email: string | null
}

/**
 * Counts what is sent to the house without an account, or refuses it with the seconds to wait: by the network address
 * that it comes from, and by the mailbox that the house would fill.
 */
export const takeSending = (ctx: Context, { what, email }: Sending) =>
  takeTry(ctx, [
    { key: `${what}-from:${whereFrom(ctx).address}`, patience: ofSendings },
    ...(email === null
      ? []
      : [{ key: `${what}-to:${ctx.tokens.pseudonym(email.toLowerCase())}`, patience: ofSendingsToAddress }]),
  ])
