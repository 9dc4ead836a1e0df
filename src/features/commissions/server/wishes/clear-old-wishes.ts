import { and, eq, inArray, lt, notExists } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { clearSettledMails } from '../../../../platform/mail/clear-settled-mails.ts'
import { houseTimeZone } from '../../../../shared/calendar/paris-time.ts'
import * as retention from '../../../../shared/privacy/retention.ts'
import { commissionInstalments, commissions } from '../commissions.table.ts'
import { commissionMailsFrom } from '../mails/queue-commission-mail.public.tsx'

export const oldWishes = defineJob({ name: 'commissions.clear-old', data: z.object({}), cron: '20 4 * * *' })

const unbound = ['wish', 'quoted', 'declined', 'given_up'] as const

/** Deletes wishes that came to nothing and to which nothing happened for long (§12.2), and old mails about commissions. */
export const clearOldWishes = async ({ db, clock }: Pick<Context, 'db' | 'clock'>) => {
  const before = dateOf(clock.now().toZonedDateTimeISO(houseTimeZone).subtract(retention.wish))
  const agreedTo = db
    .select({ id: commissionInstalments.id })
    .from(commissionInstalments)
    .where(eq(commissionInstalments.commissionId, commissions.id))
  await db
    .delete(commissions)
    .where(and(inArray(commissions.status, unbound), lt(commissions.changedAt, before), notExists(agreedTo)))
  await clearSettledMails(db, { causesFrom: commissionMailsFrom, before })
}
