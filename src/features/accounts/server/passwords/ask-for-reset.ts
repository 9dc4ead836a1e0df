import type { Context } from '../../../../platform/context/context.ts'
import { countAttempt, countTry } from '../../../tries/server/count-attempt.public.ts'
import { whereFrom } from '../../../tries/server/where-from.public.ts'
import { linkMailsPerNetwork, mailsPerAccount } from '../../sign-in.limits.ts'
import { mailedRedirect } from '../../signing-in/redirect.rules.ts'
import { findByEmail } from '../accounts.repository.ts'
import { logSecurity } from '../security/log-security.public.ts'
import { resetLink } from './reset-link.ts'

interface AskedReset {
  readonly email: string
  /** The page that asked the customer to sign in. */
  readonly redirect: string
}

/**
 * Sends a link to a customer who has forgotten the password. The answer and the work are the same whether the address
 * has an account or not. After several mails in a short time no other one is sent, and the caller is not told.
 */
export const askForReset = async (ctx: Context, { email, redirect }: AskedReset) => {
  const { address } = whereFrom(ctx)
  await countAttempt(ctx, [{ key: `reset-from:${address}`, limit: linkMailsPerNetwork }])
  const key = `reset:${ctx.tokens.pseudonym(email.toLowerCase())}`
  if ((await countTry(ctx, [{ key, limit: mailsPerAccount }])) > 0) return
  await ctx.write(async ({ db }) => {
    const account = await findByEmail(db, email)
    await logSecurity(ctx, db, { event: 'password-reset-asked', accountId: account?.id })
    const data = { accountId: account?.id ?? null, redirect: mailedRedirect(redirect) }
    await ctx.jobs.enqueue(db, { kind: resetLink, data })
  })
}
