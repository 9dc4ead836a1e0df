import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { clearSettledMails } from '../../../../platform/mail/clear-settled-mails.ts'
import * as retention from '../../../../shared/privacy/retention.ts'
import { confirmDays } from '../../testimonials.limits.ts'
import { mailCause } from './queue-testimonial-mail.ts'
import { testimonials } from './testimonials.table.ts'

export const oldTestimonials = defineJob({
  name: 'reviews.clear-old-testimonials',
  data: z.object({}),
  cron: '35 3 * * *',
})

const hoursADay = 24
const nobody = { email: null, emailConfirmedAt: null, tokenHash: null }

/**
 * Deletes addresses that were not confirmed in time. A year after the decision it deletes every address, and the
 * testimonials that were refused.
 */
export const clearOldTestimonials = async ({ db, clock }: Pick<Context, 'db' | 'clock'>) => {
  const daysAgo = (days: number) => dateOf(clock.now().subtract({ hours: days * hoursADay }))
  const longDecided = lt(testimonials.decidedAt, daysAgo(retention.decidedVoice.days))
  await db
    .update(testimonials)
    .set(nobody)
    .where(
      and(
        isNotNull(testimonials.email),
        isNull(testimonials.emailConfirmedAt),
        lt(testimonials.createdAt, daysAgo(confirmDays)),
      ),
    )
  await db.delete(testimonials).where(and(eq(testimonials.status, 'rejected'), longDecided))
  await db
    .update(testimonials)
    .set(nobody)
    .where(and(isNotNull(testimonials.email), longDecided))
  await clearSettledMails(db, { causesFrom: mailCause(''), before: daysAgo(retention.decidedVoice.days) })
}
