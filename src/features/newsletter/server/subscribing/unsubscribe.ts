import { and, eq, or, type SQL } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { isUuid } from '../../../../shared/uuid.ts'
import { newsletterErrors } from '../../newsletter.errors.ts'
import { newsletterSubscribers } from '../newsletter.table.ts'
import { isOf } from '../standing.ts'
import { noteConsent } from './note-consent.ts'

/** Ends the newsletter to an address, or what was asked for it; what its older mails ask to confirm is spent. */
const leave = (ctx: Context, which: SQL, action: 'left' | 'removed') =>
  ctx.write(async ({ db }) => {
    const [subscriber] = await db
      .update(newsletterSubscribers)
      .set({ leftAt: new Date(ctx.clock.now().epochMilliseconds), tokenHash: null })
      .where(and(which, or(isOf.waiting, isOf.subscribed)))
      .returning()
    if (!subscriber) return
    await noteConsent(ctx, db, { subscriber, action })
    if (action === 'removed')
      await audit(db, ctx, {
        action: 'newsletter.removed',
        subject: { kind: 'subscriber', id: subscriber.id },
      })
  })

/** Whoever holds the key of a mail ends its letters; of a key that is none nothing is told. */
export const unsubscribe = (ctx: Context, token: string) =>
  leave(ctx, eq(newsletterSubscribers.stopKey, token), 'left')

/** The house ends the letters to somebody who asked it to. */
export const removeSubscriber = async (ctx: Context, id: string) => {
  if (!isUuid(id)) throw newsletterErrors.subscriberNotFound()
  await leave(ctx, eq(newsletterSubscribers.id, id), 'removed')
}
