import { eq } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { countSending } from '../../../tries/server/sending-tries.public.ts'
import type { SubscriptionSource } from '../../newsletter.limits.ts'
import { subscriberStatusOf } from '../../newsletter.rules.ts'
import { newsletterSubscribers } from '../newsletter.table.ts'
import { stopKeyOf } from './mailed-keys.ts'
import { recordNewsletterConsent } from './record-newsletter-consent.ts'
import { confirmationAsked } from './send-confirmation.ts'

interface SubscribeInput {
  readonly email: string
  readonly source: SubscriptionSource
  readonly website?: string | undefined
}

/**
 * Has an address asked whether it wants the newsletter. The answer does not tell whether an address is known, and its
 * time tells it only as far as one row of proof takes: whether a mail is to be written is found out afterwards.
 */
export const subscribe = (ctx: Context, { email: written, source, website }: SubscribeInput) => {
  // One mailbox is one address, however it is written.
  const email = written.toLowerCase()
  return ctx.once(async ({ db }) => {
    await countSending({ ...ctx, db }, { what: 'newsletter', email })
    if (website) return null
    const askedAt = dateOf(ctx.clock.now())
    const stopKey = stopKeyOf(ctx, email)
    await db
      .insert(newsletterSubscribers)
      .values({ email, source, askedAt, stopKey, language: ctx.lng })
      .onConflictDoNothing({ target: newsletterSubscribers.email })
    const known = onlyRow(
      await db
        .select()
        .from(newsletterSubscribers)
        .where(eq(newsletterSubscribers.email, email))
        .for('update'),
    )
    const subscriber = { ...known, source, language: ctx.lng }
    // A subscriber stays subscribed, with the consent given then.
    const isAsked = subscriberStatusOf(known) !== 'subscribed'
    await db
      .update(newsletterSubscribers)
      .set(isAsked ? { askedAt, source, language: ctx.lng } : { askedAt: known.askedAt })
      .where(eq(newsletterSubscribers.id, known.id))
    if (isAsked) await recordNewsletterConsent(ctx, db, { subscriber, action: 'asked' })
    await ctx.jobs.enqueue(db, { kind: confirmationAsked, data: { subscriberId: known.id } })
    return null
  })
}
