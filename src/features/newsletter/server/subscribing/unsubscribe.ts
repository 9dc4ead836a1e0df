import { and, eq, or, type SQL } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import { subscriberAudit } from '../../newsletter.audit.ts'
import { newsletterErrors } from '../../newsletter.errors.ts'
import type { ConsentProof } from '../../subscribers.contract.ts'
import { newsletterSubscribers } from '../newsletter.table.ts'
import { isOf } from '../of-status.ts'
import { recordNewsletterConsent } from './record-newsletter-consent.ts'

interface Ending {
  readonly action: 'left' | 'removed'
  readonly reason?: NonNullable<ConsentProof['reason']>
}

/** Ends the newsletter to an address, or what was asked for it; what its older mails ask to confirm is spent. */
export const leave = (ctx: Context, which: SQL, { action, reason }: Ending) =>
  ctx.write(async ({ db }) => {
    const [subscriber] = await db
      .update(newsletterSubscribers)
      .set({ leftAt: dateOf(ctx.clock.now()), tokenHash: null })
      .where(and(which, or(isOf.waiting, isOf.subscribed)))
      .returning()
    if (!subscriber) return
    await recordNewsletterConsent(ctx, db, { subscriber, action, reason })
    if (action === 'removed') await audit(db, ctx, subscriberAudit.removed, { id: subscriber.id })
  })

/** The key of a mail ends its newsletter; an unknown key is answered in the same way. */
export const unsubscribe = (ctx: Context, token: string) =>
  leave(ctx, eq(newsletterSubscribers.stopKey, token), { action: 'left' })

/** An admin ends the subscription of a person who asked the house to. */
export const removeSubscriber = async (ctx: Context, id: string) => {
  if (!isUuid(id)) throw newsletterErrors.subscriberNotFound()
  await leave(ctx, eq(newsletterSubscribers.id, id), { action: 'removed' })
}
