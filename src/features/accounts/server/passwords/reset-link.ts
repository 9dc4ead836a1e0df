import { z } from 'zod'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { findLockedAccount } from '../accounts.repository.ts'
import { makeLink } from '../links/make-link.public.ts'
import { queueAccountMail } from '../mails/queue-account-mail.public.ts'

/** Mails a reset link. The job is queued also where there is no account, so that the call takes the same time. */
export const resetLink = defineJob({
  name: 'accounts.mail-reset-link',
  data: z.object({ accountId: z.uuid().nullable(), redirect: z.string().default('') }),
})

export const mailResetLink = async (ctx: Context, accountId: string | null, redirect = '') => {
  if (accountId === null) return
  await ctx.write(async ({ db }) => {
    const account = await findLockedAccount(db, accountId)
    if (!account || account.disabledAt) return
    const { email } = account
    const link = { account, purpose: 'reset-password', email, redirect } as const
    const { hash, address } = await makeLink(ctx, db, link)
    await queueAccountMail(db, { account, kind: 'resetPassword', cause: hash, address })
  })
}
