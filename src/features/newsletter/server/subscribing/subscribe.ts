import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { takeSending } from '../../../accounts/server/security/sending-tries.public.ts'
import type { SubscriptionSource } from '../../newsletter.limits.ts'
import { standingOf } from '../../newsletter.rules.ts'
import { newsletterSubscribers } from '../newsletter.table.ts'
import { stopKeyOf } from './mailed-keys.ts'
import { noteConsent } from './note-consent.ts'
import { confirmationAsked } from './send-confirmation.ts'

interface Asked {
  readonly email: string
  readonly source: SubscriptionSource
  readonly website?: string | undefined
}

/**
 * Has an address asked whether it wants the newsletter. Whose address is known is not told by the answer, and by its time
 * only as far as one row of proof takes: whether a mail is to be written is found out afterwards.
 */
export const subscribe = (ctx: Context, { email: written, source, website }: Asked) => {
  // One mailbox is one address, however it is written.
  const email = written.toLowerCase()
  return ctx.once(async ({ db }) => {
    await takeSending({ ...ctx, db }, { what: 'newsletter', email })
    if (website) return null
    const askedAt = new Date(ctx.clock.now().epochMilliseconds)
    const stopKey = stopKeyOf(ctx, email)
    await db
      .insert(newsletterSubscribers)
      .values({ email, source, askedAt, stopKey, language: ctx.lng })
      .onConflictDoNothing({ target: newsletterSubscribers.email })
    const [known] = await db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, email))
      .for('update')
    if (!known) throw new Error('A kept address answered no row')
    const subscriber = { ...known, source, language: ctx.lng }
    // Who is subscribed stays so, as it was agreed to then.
    const isAsked = standingOf(known) !== 'subscribed'
    await db
      .update(newsletterSubscribers)
      .set(isAsked ? { askedAt, source, language: ctx.lng } : { askedAt: known.askedAt })
      .where(eq(newsletterSubscribers.id, known.id))
    if (isAsked) await noteConsent(ctx, db, { subscriber, action: 'asked' })
    await ctx.jobs.enqueue(db, { kind: confirmationAsked, data: { subscriberId: known.id } })
    return null
  })
}
