import { and, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { forgetSettledMails } from '../../../../platform/mail/forget-settled-mails.ts'
import { confirmDays, proofDays, subscribedDays } from '../../newsletter.limits.ts'
import { mailCause } from '../mails/mail-cause.ts'
import { newsletterSubscribers } from '../newsletter.table.ts'

export const oldSubscribers = defineJob({
  name: 'newsletter.clear-old',
  data: z.object({}),
  cron: '15 4 * * *',
})

const hoursADay = 24

/** Forgets who never confirmed, who has not been heard of for three years, and proof whose time is over. */
export const clearOldSubscribers = async ({ db, clock }: Pick<Context, 'db' | 'clock'>) => {
  const daysAgo = (days: number) =>
    new Date(clock.now().subtract({ hours: days * hoursADay }).epochMilliseconds)
  const { askedAt, confirmedAt, leftAt } = newsletterSubscribers
  await db
    .delete(newsletterSubscribers)
    .where(
      or(
        and(isNull(confirmedAt), lt(askedAt, daysAgo(confirmDays))),
        and(isNull(leftAt), lt(confirmedAt, daysAgo(subscribedDays))),
        and(isNotNull(leftAt), lt(leftAt, daysAgo(proofDays))),
      ),
    )
  await forgetSettledMails(db, { causesFrom: mailCause(''), before: daysAgo(confirmDays) })
}
