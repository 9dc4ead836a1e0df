import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { hashOfToken } from '../../../../platform/sessions/refresh-token.ts'
import { queueNewsletterMail } from '../mails/queue-newsletter-mail.tsx'
import { newsletterSubscribers } from '../newsletter.table.ts'

export const confirmationAsked = defineJob({
  name: 'newsletter.send-confirmation',
  data: z.object({ subscriberId: z.uuid() }),
})

/** Mails the link that confirms an address, unless it is subscribed; the link of a mail before it then opens nothing. */
export const sendConfirmation = (ctx: Context, subscriberId: string) =>
  ctx.write(async ({ db }) => {
    const token = ctx.tokens.refresh.first()
    const tokenHash = hashOfToken(token)
    const [subscriber] = await db
      .update(newsletterSubscribers)
      .set({ tokenHash })
      .where(
        and(
          eq(newsletterSubscribers.id, subscriberId),
          or(isNull(newsletterSubscribers.confirmedAt), isNotNull(newsletterSubscribers.leftAt)),
        ),
      )
      .returning()
    if (!subscriber) return
    await queueNewsletterMail(ctx, db, { kind: 'confirm', subscriber, cause: tokenHash, token })
  })
