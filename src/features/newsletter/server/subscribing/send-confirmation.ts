import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { hashOfToken } from '../../../../platform/sessions/refresh-token.ts'
import { queueNewsletterMail } from '../mails/queue-newsletter-mail.tsx'
import { newsletterSubscribers } from '../newsletter.table.ts'
import { isOf } from '../of-status.ts'
import { confirmKeyOf } from './mailed-keys.ts'

export const confirmationAsked = defineJob({
  name: 'newsletter.send-confirmation',
  data: z.object({ subscriberId: z.uuid() }),
})

/** Mails the link that confirms an address, unless it is subscribed or has left; that of a mail before it stays good. */
export const sendConfirmation = (ctx: Context, subscriberId: string) =>
  ctx.write(async ({ db }) => {
    const [subscriber] = await db
      .select()
      .from(newsletterSubscribers)
      .where(and(eq(newsletterSubscribers.id, subscriberId), isOf.waiting))
      .for('update')
    if (!subscriber) return
    const token = confirmKeyOf(ctx, subscriber)
    const tokenHash = hashOfToken(token)
    await db
      .update(newsletterSubscribers)
      .set({ tokenHash })
      .where(eq(newsletterSubscribers.id, subscriber.id))
    const cause = `${tokenHash}:${subscriber.askedAt.getTime()}`
    await queueNewsletterMail(ctx, db, { kind: 'confirm', subscriber, cause, token })
  })
