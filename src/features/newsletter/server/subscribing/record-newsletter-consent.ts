import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { whereFrom } from '../../../tries/server/where-from.public.ts'
import { consentVersion } from '../../newsletter.limits.ts'
import type { ConsentProof } from '../../subscribers.contract.ts'
import { newsletterEvents, type SubscriberRow } from '../newsletter.table.ts'

const isConsent = (action: ConsentProof['action']) => action === 'asked' || action === 'confirmed'

interface Recorded {
  readonly subscriber: SubscriberRow
  readonly action: ConsentProof['action']
  /** Why it ended, where the mail server reported it. */
  readonly reason?: ConsentProof['reason'] | undefined
}

/** Keeps the proof of a consent, or of its end, in the transaction of what happened. */
export const recordNewsletterConsent = async (
  ctx: Context,
  db: Db,
  { subscriber, action, reason }: Recorded,
) => {
  await db.insert(newsletterEvents).values({
    subscriberId: subscriber.id,
    at: dateOf(ctx.clock.now()),
    action,
    reason: reason ?? null,
    source: action === 'asked' ? subscriber.source : null,
    language: isConsent(action) ? subscriber.language : null,
    textVersion: isConsent(action) ? consentVersion : null,
    fromAddress: action === 'removed' || reason ? null : whereFrom(ctx).address,
  })
}
