import { eq } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { hashOfToken } from '../../../../platform/sessions/refresh-token.ts'
import { newsletterErrors } from '../../newsletter.errors.ts'
import { confirmDays } from '../../newsletter.limits.ts'
import { subscriberStatusOf } from '../../newsletter.rules.ts'
import { queueNewsletterMail } from '../mails/queue-newsletter-mail.tsx'
import { newsletterSubscribers } from '../newsletter.table.ts'
import { recordNewsletterConsent } from './record-newsletter-consent.ts'

const hoursADay = 24

/** The owner of an address wants the newsletter: it is welcomed, and the first time given the code. */
export const confirmSubscription = (ctx: Context, token: string) =>
  ctx.write(async ({ db }) => {
    const now = ctx.clock.now()
    const askedAfter = dateOf(now.subtract({ hours: confirmDays * hoursADay }))
    const [subscriber] = await db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.tokenHash, hashOfToken(token)))
      .for('update')
    if (!subscriber) throw newsletterErrors.linkSpent()
    const status = subscriberStatusOf(subscriber)
    // Pressed twice, it is confirmed all the same.
    if (status === 'subscribed') return
    if (status === 'left' || subscriber.askedAt <= askedAfter) throw newsletterErrors.linkSpent()
    const confirmedAt = dateOf(now)
    const isFirst = subscriber.codeSentAt === null
    await db
      .update(newsletterSubscribers)
      .set({ confirmedAt, leftAt: null, codeSentAt: subscriber.codeSentAt ?? confirmedAt })
      .where(eq(newsletterSubscribers.id, subscriber.id))
    await recordNewsletterConsent(ctx, db, { subscriber, action: 'confirmed' })
    await queueNewsletterMail(ctx, db, {
      kind: isFirst ? 'welcome' : 'welcomeBack',
      subscriber,
      cause: `${subscriber.id}:${confirmedAt.getTime()}`,
    })
  })
