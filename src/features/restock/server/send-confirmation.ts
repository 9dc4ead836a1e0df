import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { hashOfToken } from '../../../platform/sessions/refresh-token.ts'
import { findSize } from './asked-size.ts'
import { queueAlertMails } from './mails/queue-alert-mails.tsx'
import { stockAlerts } from './stock-alerts.table.ts'

export const confirmationAsked = defineJob({
  name: 'restock.send-confirmation',
  data: z.object({ alertId: z.uuid() }),
})

/**
 * Mails the link that confirms an address, unless the address already waits; the link of an earlier mail is no longer
 * valid.
 */
export const sendConfirmation = (ctx: Context, alertId: string) =>
  ctx.write(async ({ db }) => {
    const token = ctx.tokens.refresh.first()
    const tokenHash = hashOfToken(token)
    const [alert] = await db
      .update(stockAlerts)
      .set({ tokenHash })
      .where(and(eq(stockAlerts.id, alertId), isNull(stockAlerts.confirmedAt)))
      .returning()
    const product = alert && (await findSize(db, alert))
    if (!product) return
    await queueAlertMails(ctx, db, {
      kind: 'confirm',
      product,
      letters: [{ alert, cause: tokenHash, key: token }],
    })
  })
