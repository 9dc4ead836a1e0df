import type { Context } from '../../../../platform/context/context.ts'
import { requestErrors } from '../../../../shared/request-errors.ts'
import { countAttempt } from '../../../tries/server/count-attempt.public.ts'
import { mailsPerAccount } from '../../sign-in.limits.ts'
import { signedInCaller } from '../accounts.public.ts'
import { findLockedAccount } from '../accounts.repository.ts'
import { queueConfirmation } from './queue-confirmation.ts'

/** Mails what confirms the caller's address once more, unless it is confirmed; returns the account. */
export const sendConfirmation = async (ctx: Context) => {
  const { id } = signedInCaller(ctx)
  await countAttempt(ctx, [{ key: `confirmation:${id}`, limit: mailsPerAccount }])
  return ctx.write(async ({ db }) => {
    const account = await findLockedAccount(db, id)
    if (!account) throw requestErrors.signInRequired()
    if (!account.emailConfirmedAt) await queueConfirmation(ctx, db, account)
    return account
  })
}
