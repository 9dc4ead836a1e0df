import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { hashOfToken } from '../../../../platform/sessions/refresh-token.ts'
import { newsletterErrors } from '../../newsletter.errors.ts'
import { confirmDays } from '../../newsletter.limits.ts'
import { queueNewsletterMail } from '../mails/queue-newsletter-mail.tsx'
import { newsletterSubscribers } from '../newsletter.table.ts'
import { noteConsent } from './note-consent.ts'

const hoursADay = 24

/** The owner of an address wants the newsletter: it is welcomed, and the first time given the code. */
export const confirmSubscription = (ctx: Context, token: string) =>
  ctx.write(async ({ db }) => {
    const now = ctx.clock.now()
    const askedAfter = new Date(now.subtract({ hours: confirmDays * hoursADay }).epochMilliseconds)
    const { confirmedAt: confirmed, leftAt: left } = newsletterSubscribers
    const [subscriber] = await db
      .select()
      .from(newsletterSubscribers)
      .where(
        and(
          eq(newsletterSubscribers.tokenHash, hashOfToken(token)),
          // Pressed twice, it is confirmed all the same.
          or(and(isNotNull(confirmed), isNull(left)), gt(newsletterSubscribers.askedAt, askedAfter)),
        ),
      )
      .for('update')
    if (!subscriber) throw newsletterErrors.linkSpent()
    if (subscriber.confirmedAt !== null && subscriber.leftAt === null) return
    const confirmedAt = new Date(now.epochMilliseconds)
    const isFirst = subscriber.codeSentAt === null
    await db
      .update(newsletterSubscribers)
      .set({ confirmedAt, leftAt: null, codeSentAt: subscriber.codeSentAt ?? confirmedAt })
      .where(eq(newsletterSubscribers.id, subscriber.id))
    await noteConsent(ctx, db, { subscriber, action: 'confirmed' })
    await queueNewsletterMail(ctx, db, {
      kind: isFirst ? 'welcome' : 'welcomeBack',
      subscriber,
      cause: `${subscriber.id}:${confirmedAt.getTime()}`,
    })
  })
