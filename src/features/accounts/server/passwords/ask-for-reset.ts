import type { Context } from '../../../../platform/context/context.ts'
import { mailedRedirect } from '../../redirect.rules.ts'
import { ofAskedMails, ofMailsToAccount } from '../../tries.rules.ts'
import { findByEmail } from '../accounts.repository.ts'
import { noteSecurity } from '../security/note-security.ts'
import { countTry, takeTry } from '../security/take-try.ts'
import { whereFrom } from '../security/where-from.public.ts'
import { resetLink } from './reset-link.ts'

interface AskedReset {
  readonly email: string
  /** Where she was going when she was asked to sign in. */
  readonly redirect: string
}

/**
 * Sends a link to whoever has forgotten the password; the same answer and the same work whether the address has an
 * account or not. An account that has just been written to several times is left in peace, and nobody is told.
 */
export const askForReset = async (ctx: Context, { email, redirect }: AskedReset) => {
  const { address } = whereFrom(ctx)
  await takeTry(ctx, [{ key: `reset-from:${address}`, patience: ofAskedMails }])
  const key = `reset:${ctx.tokens.pseudonym(email.toLowerCase())}`
  if ((await countTry(ctx, [{ key, patience: ofMailsToAccount }])) > 0) return
  await ctx.write(async ({ db }) => {
    const account = await findByEmail(db, email)
    await noteSecurity(ctx, db, { event: 'password-reset-asked', accountId: account?.id })
    const data = { accountId: account?.id ?? null, redirect: mailedRedirect(redirect) }
    await ctx.jobs.enqueue(db, { kind: resetLink, data })
  })
}
