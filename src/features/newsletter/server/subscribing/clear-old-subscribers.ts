import { and, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { clearSettledMails } from '../../../../platform/mail/clear-settled-mails.ts'
import * as retention from '../../../../shared/privacy/retention.ts'
import { confirmDays } from '../../newsletter.limits.ts'
import { mailCause } from '../mails/mail-cause.ts'
import { newsletterSubscribers } from '../newsletter.table.ts'
import { isOf } from '../of-status.ts'

export const oldSubscribers = defineJob({
  name: 'newsletter.clear-old',
  data: z.object({}),
  cron: '15 4 * * *',
})

const hoursADay = 24
/** Of the longest of years: none is cut short. */
const daysAYear = 366
const subscribedDays = retention.subscription.years * daysAYear
const proofDays = retention.subscriptionProof.years * daysAYear

/** The last time it was asked for before it left. */
const askedBefore = sql<Date>`coalesce((
  select max(event.at) from newsletter_events event
  where event.subscriber_id = ${newsletterSubscribers.id}
    and event.action = 'asked' and event.at <= ${newsletterSubscribers.leftAt}
), ${newsletterSubscribers.leftAt})`

/**
 * Deletes subscribers who never confirmed or whose confirmation is three years old, and proof whose time is over. A
 * subscriber who left and did not confirm coming back has left, as before.
 */
export const clearOldSubscribers = async ({ db, clock }: Pick<Context, 'db' | 'clock'>) => {
  const daysAgo = (days: number) => dateOf(clock.now().subtract({ hours: days * hoursADay }))
  const { askedAt, confirmedAt, leftAt } = newsletterSubscribers
  await db
    .update(newsletterSubscribers)
    .set({ askedAt: askedBefore, tokenHash: null })
    .where(and(isNotNull(leftAt), isOf.waiting, lt(askedAt, daysAgo(confirmDays))))
  await db
    .delete(newsletterSubscribers)
    .where(
      or(
        and(isNull(confirmedAt), lt(askedAt, daysAgo(confirmDays))),
        and(isNull(leftAt), lt(confirmedAt, daysAgo(subscribedDays))),
        and(isOf.left, lt(leftAt, daysAgo(proofDays))),
      ),
    )
  await clearSettledMails(db, { causesFrom: mailCause(''), before: daysAgo(confirmDays) })
}
