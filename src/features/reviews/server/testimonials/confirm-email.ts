import { and, eq, gt, isNotNull, or } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { hashOfToken } from '../../../../platform/sessions/refresh-token.ts'
import { testimonialsErrors } from '../../testimonials.errors.ts'
import { confirmDays } from '../../testimonials.limits.ts'
import { queueDecision } from './queue-testimonial-mail.ts'
import { testimonials } from './testimonials.table.ts'

const hoursADay = 24

/** The owner of an address confirms the testimonial. If the house has already decided, the decision is mailed now. */
export const confirmEmail = (ctx: Context, token: string) =>
  ctx.write(async ({ db }) => {
    const now = ctx.clock.now()
    const sentAfter = dateOf(now.subtract({ hours: confirmDays * hoursADay }))
    const [row] = await db
      .select()
      .from(testimonials)
      .where(
        and(
          eq(testimonials.tokenHash, hashOfToken(token)),
          isNotNull(testimonials.email),
          // A second click on the link succeeds, too.
          or(isNotNull(testimonials.emailConfirmedAt), gt(testimonials.createdAt, sentAfter)),
        ),
      )
      .for('update')
    if (!row) throw testimonialsErrors.linkSpent()
    if (row.emailConfirmedAt) return
    const emailConfirmedAt = dateOf(now)
    await db.update(testimonials).set({ emailConfirmedAt }).where(eq(testimonials.id, row.id))
    await queueDecision(ctx, db, { row: { ...row, emailConfirmedAt }, wasPublished: false })
  })
