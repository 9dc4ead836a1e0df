import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { commissions } from '../../commissions/server/commissions.table.ts'
import { queueCommissionMail } from '../../commissions/server/mails/queue-commission-mail.public.tsx'
import { minutesBeforeTelling } from '../commission-messages.limits.ts'
import { commissionMessages } from './commission-messages.table.ts'

export const messagesToTell = defineJob({
  name: 'commission-messages.tell',
  data: z.object({}),
  cron: '*/5 * * * *',
})

/** So many customers are mailed at a time; the next ones five minutes later. */
const mostAtOnce = 50

/** Mails the customers who were written to and have not looked: one mail for all that waits on a commission. */
export const tellOfMessages = (ctx: Context) =>
  ctx.write(async ({ db }) => {
    const now = ctx.clock.now()
    const isUntold = and(
      eq(commissionMessages.author, 'house'),
      isNotNull(commissionMessages.shownAt),
      isNull(commissionMessages.seenAt),
      isNull(commissionMessages.toldAt),
      lt(commissionMessages.shownAt, dateOf(now.subtract({ minutes: minutesBeforeTelling }))),
    )
    const waiting = db
      .selectDistinct({ id: commissionMessages.commissionId })
      .from(commissionMessages)
      .where(isUntold)
      .limit(mostAtOnce)
    const rows = await db.select().from(commissions).where(inArray(commissions.id, waiting)).for('update')
    if (rows.length === 0) return
    const told = await db
      .update(commissionMessages)
      .set({ toldAt: dateOf(now) })
      .where(
        and(
          isUntold,
          inArray(
            commissionMessages.commissionId,
            rows.map(({ id }) => id),
          ),
        ),
      )
      .returning()
    const byCommission = Map.groupBy(
      told.toSorted((one, other) => Number(one.shownAt) - Number(other.shownAt)),
      ({ commissionId }) => commissionId,
    )
    for (const commission of rows) {
      const messages = byCommission.get(commission.id) ?? []
      const [first] = messages
      if (!first) continue
      const quoted = messages.flatMap(({ words }) => (words === '' ? [] : [words])).join('\n\n')
      await queueCommissionMail(ctx, db, { commission, kind: 'message', cause: first.id, quoted })
    }
  })
