import { z } from 'zod'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { findAccount } from '../accounts.repository.ts'
import { queueAccountMail } from '../mails/queue-account-mail.public.ts'

/** Tells the owner of an account that a visitor tried to open another one with the same address. */
export const ownerTold = defineJob({
  name: 'accounts.tell-owner',
  data: z.object({ accountId: z.uuid() }),
})

/** Writes at most one mail a day, however often a visitor tries. */
export const notifyOwner = (ctx: Context, accountId: string) =>
  ctx.write(async ({ db }) => {
    const account = await findAccount(db, accountId)
    if (!account || account.disabledAt) return
    const { date } = parisTime(ctx.clock.now().epochMilliseconds)
    await queueAccountMail(db, {
      account,
      kind: 'registrationTried',
      cause: `${accountId}:${date}`,
      address: `${ctx.publicUrl}${localizedPath(pathTo('signIn'), account.language)}`,
    })
  })
