import type { Context } from '../../../../platform/context/context.ts'
import { requestErrors } from '../../../../shared/request-errors.ts'
import { ofMailsToAccount } from '../../tries.rules.ts'
import { signedInCaller } from '../accounts.public.ts'
import { findHeldAccount } from '../accounts.repository.ts'
import { takeTry } from '../security/take-try.ts'
import { queueConfirmation } from './queue-confirmation.ts'

/** Mails the link that confirms the caller's address once more; answers the address. */
export const sendConfirmation = async (ctx: Context) => {
  const { id } = signedInCaller(ctx)
  await takeTry(ctx, [{ key: `confirmation:${id}`, patience: ofMailsToAccount }])
  return ctx.write(async ({ db }) => {
    const account = await findHeldAccount(db, id)
    if (!account) throw requestErrors.signInRequired()
    if (!account.emailConfirmedAt) await queueConfirmation(ctx, db, account)
    return account.email
  })
}
