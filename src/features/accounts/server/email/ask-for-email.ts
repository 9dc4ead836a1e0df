import type { Context } from '../../../../platform/context/context.ts'
import { requestErrors } from '../../../../shared/request-errors.ts'
import { countAttempt } from '../../../tries/server/count-attempt.public.ts'
import { mailsPerAccount } from '../../sign-in.limits.ts'
import { signedInCaller } from '../accounts.public.ts'
import { findByEmail, findLockedAccount } from '../accounts.repository.ts'
import { makeLink } from '../links/make-link.public.ts'
import { spendLinks } from '../links/spend-link.public.ts'
import { queueAccountMail } from '../mails/queue-account-mail.public.ts'
import { requireOwnPassword } from '../passwords/own-password.public.ts'
import { logSecurity } from '../security/log-security.public.ts'

interface AskedEmail {
  readonly email: string
  readonly password: string
}

/**
 * Starts a change of the address: a link goes to the new address, a notice to the present one. When the new address has
 * an account already, no mail is sent and the caller is not told.
 */
export const askForEmail = async (ctx: Context, { email, password }: AskedEmail) => {
  const { id } = signedInCaller(ctx)
  await requireOwnPassword(ctx, { accountId: id, password, field: 'password' })
  await countAttempt(ctx, [{ key: `email:${id}`, limit: mailsPerAccount }])
  await ctx.write(async ({ db }) => {
    const account = await findLockedAccount(db, id)
    if (!account) throw requestErrors.signInRequired()
    await spendLinks(ctx, db, { accountId: id, purposes: ['change-email'] })
    await logSecurity(ctx, db, { event: 'email-change-asked', accountId: id })
    const taken = await findByEmail(db, email)
    if (taken && taken.id !== id) return
    const { hash, address } = await makeLink(ctx, db, { account, purpose: 'change-email', email })
    await queueAccountMail(db, {
      account: { ...account, email },
      kind: 'changeEmail',
      cause: hash,
      address,
    })
    await queueAccountMail(db, { account, kind: 'emailWillChange', cause: `${hash}:notice` })
  })
}
